import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme";

const { bg, border, text } = vars.color;

export const pager = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  whiteSpace: "nowrap",
});

export const position = style({
  minBlockSize: "1.5rem",
  lineHeight: "1.5rem",
  paddingInline: "6px",
  borderRadius: vars.radius[1],
  color: text.secondary,
  selectors: { "button&:hover": { background: bg.hover } },
});
globalStyle(`${position} b`, { fontWeight: vars.weight.semibold, color: text.primary });

export const field = style({
  inlineSize: "5rem",
  minBlockSize: vars.size.control.sm,
  paddingInline: vars.space[2],
  textAlign: "end",
  border: `${vars.width.control} solid ${border.control}`,
  borderRadius: vars.radius[2],
  background: bg.raised,
});
