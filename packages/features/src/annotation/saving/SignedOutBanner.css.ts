import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const row = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});
