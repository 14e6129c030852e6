import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const notice = style({
  padding: vars.space[3],
  border: `1px dashed ${vars.color.border.control}`,
  borderRadius: vars.radius[2],
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: vars.color.text.secondary,
});
export const title = style({ fontWeight: vars.weight.medium, color: vars.color.text.primary });
