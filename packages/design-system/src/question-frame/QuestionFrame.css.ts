import { style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { accent, border, danger, pencil, text } = vars.color;

export const frame = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "10px",
  paddingBlock: `${vars.space[4]} 18px`,
  paddingInline: `2.75rem ${vars.space[6]}`,
  selectors: {
    "& + &": { borderBlockStart: `${vars.width.hairline} solid ${border.hairline}` },
    "&:is([data-active], [data-invalid])::before": {
      content: "",
      position: "absolute",
      insetBlock: vars.space[3],
      insetInlineStart: 0,
      inlineSize: vars.width.active,
      background: accent.solid,
    },
    "&[data-invalid]::before": { background: danger.line, inlineSize: `max(3px, ${vars.width.active})` },
    "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  },
  "@media": {
    [breakpoint.phone]: { paddingInline: `2.5rem ${vars.space[4]}` },
    [breakpoint.forced]: {
      selectors: { "&[data-active]::before": { forcedColorAdjust: "none", background: "Highlight" } },
    },
  },
});

export const mark = style({
  position: "absolute",
  insetInlineStart: "1.125rem",
  insetBlockStart: "1.1875rem",
  color: text.muted,
  selectors: {
    '&[data-look="answered"]': { color: accent.text },
    '&[data-look="pencilled"]': { color: pencil.text },
  },
  "@media": { [breakpoint.phone]: { insetInlineStart: "0.875rem" } },
});

export const head = style({ display: "grid", gap: vars.space.half });
export const titleRow = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[3],
  "@media": { [breakpoint.phone]: { flexWrap: "wrap" } },
});
export const title = style({
  fontSize: vars.text.question.size,
  lineHeight: vars.text.question.line,
  fontWeight: vars.weight.semibold,
  overflowWrap: "anywhere",
});
export const required = style({
  color: danger.text,
  fontWeight: vars.weight.semibold,
  textDecoration: "none",
  cursor: "help",
});
export const description = style({
  maxInlineSize: "60ch",
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: text.secondary,
  overflowWrap: "anywhere",
});
export const suggestedBy = style({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: "5px",
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  color: pencil.text,
});
export const error = style({
  display: "flex",
  alignItems: "flex-start",
  gap: "6px",
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  fontWeight: vars.weight.medium,
  color: danger.text,
});

// Aligned with the first line of the title.
export const errorIcon = style({
  display: "inline-flex",
  alignItems: "center",
  blockSize: "1lh",
  flex: "none",
});
