import { createVar, style } from "@vanilla-extract/css";
import { boxStates } from "../text-field/box-states";
import { vars } from "../theme";

const { accent, bg, border, focus, text } = vars.color;

/** Minimum height in lines. */
export const lines = createVar();

export const area = style({
  display: "block",
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: `max(56px, calc(${lines} * ${vars.text.md.line} + 12px + 2 * ${vars.width.control}))`,
  padding: "6px 10px",
  border: `${vars.width.control} solid ${border.control}`,
  borderRadius: vars.radius[2],
  background: bg.raised,
  color: text.primary,
  lineHeight: vars.text.md.line,
  resize: "vertical",
  // Grows with its text in browsers that support it; they ignore `rows` then.
  fieldSizing: "content",
  // Content below a long text stays within reach.
  maxBlockSize: "70vh",
  selectors: {
    "&:hover": { borderColor: border.strong },
    "&:focus-visible": {
      borderColor: accent.line,
      outline: `${vars.focus.width} solid ${focus.ring}`,
      outlineOffset: 0,
    },
    ...boxStates,
    "&:read-only:not(:disabled)": { background: bg.sunken, borderColor: border.hairline },
  },
});

export const below = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[3],
});

export const counter = style({
  flex: "none",
  marginInlineStart: "auto",
  font: `${vars.weight.regular} ${vars.text.xs.size}/${vars.text.xs.line} ${vars.font.mono}`,
  color: text.muted,
});
