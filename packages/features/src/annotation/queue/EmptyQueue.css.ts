import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
