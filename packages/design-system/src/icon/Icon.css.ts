import { style } from "@vanilla-extract/css";

export const icon = style({
  flex: "none",
  display: "block",
  selectors: { '[dir="rtl"] &[data-directional]': { transform: "scaleX(-1)" } },
});
