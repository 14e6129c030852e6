import { style } from "@vanilla-extract/css";
import { vars } from "../theme";

const { accent, bg, border, danger, focus, text } = vars.color;

export const area = style({
  display: "block",
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: "56px",
  padding: "6px 10px",
  border: `${vars.width.control} solid ${border.control}`,
  borderRadius: vars.radius[2],
  background: bg.raised,
  color: text.primary,
  lineHeight: vars.text.md.line,
  resize: "vertical",
  // Grows with what is written where browsers can do that; elsewhere it has the height of its rows.
  fieldSizing: "content",
  selectors: {
    "&:hover": { borderColor: border.strong },
    "&:focus-visible": {
      borderColor: accent.line,
      outline: `${vars.focus.width} solid ${focus.ring}`,
      outlineOffset: 0,
    },
    '&[aria-invalid="true"]': {
      borderColor: danger.line,
      borderWidth: vars.width.invalid,
      borderStyle: vars.line.invalid,
    },
    "&:disabled": {
      borderColor: border.disabled,
      background: "transparent",
      color: text.disabled,
      cursor: "not-allowed",
    },
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
