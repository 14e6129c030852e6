import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const page = style({ display: "grid", gap: vars.space[4], padding: vars.space[8], overflow: "auto" });
export const lead = style({ maxInlineSize: vars.measure.reading });
export const filter = style({ maxInlineSize: "20rem" });
export const table = style({
  maxInlineSize: "72rem",
  borderCollapse: "collapse",
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
});
export const cell = style({
  minInlineSize: vars.space[16],
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[6],
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  textAlign: "start",
  verticalAlign: "top",
});
export const figure = style([cell, { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }]);
export const code = style({
  display: "block",
  fontFamily: vars.font.mono,
  fontSize: vars.text.xs.size,
  fontWeight: vars.weight.regular,
  color: vars.color.text.secondary,
});
