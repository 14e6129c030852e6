import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const table = style({
  borderCollapse: "collapse",
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: vars.color.text.primary,
});
export const caption = style({
  paddingBlockEnd: vars.space[3],
  textAlign: "start",
  color: vars.color.text.secondary,
});
export const cell = style({
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[6],
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  textAlign: "start",
  fontWeight: vars.weight.regular,
  fontVariantNumeric: "tabular-nums",
});
