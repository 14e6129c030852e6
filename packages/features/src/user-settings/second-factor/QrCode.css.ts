import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

// Dark on light in every theme: many apps cannot read the reverse.
export const picture = style({
  colorScheme: "only light",
  forcedColorAdjust: "none",
  display: "block",
  inlineSize: "13rem",
  maxInlineSize: "100%",
  background: "Canvas",
  color: "CanvasText",
  borderRadius: vars.radius[2],
});
