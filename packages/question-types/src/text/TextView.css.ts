import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

/** In the face of the tool: it is no answer. */
export const empty = style({
  font: `${vars.weight.regular} ${vars.text.sm.size}/${vars.text.sm.line} ${vars.font.ui}`,
  color: vars.color.text.muted,
});
