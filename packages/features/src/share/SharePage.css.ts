import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const opening = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
});
