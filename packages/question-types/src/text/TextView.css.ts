import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

/** In the typeface of the interface: it is not the value. */
export const empty = style({
  font: `${vars.weight.regular} ${vars.text.sm.size}/${vars.text.sm.line} ${vars.font.ui}`,
  color: vars.color.text.muted,
});

/** As it is written in the field. */
export const plain = style({ whiteSpace: "pre-wrap" });
