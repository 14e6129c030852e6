import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const notice = style({
  font: `italic ${vars.weight.regular} ${vars.text.sm.size}/${vars.text.sm.line} ${vars.font.reading}`,
  color: vars.color.text.secondary,
});
