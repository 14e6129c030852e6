import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const loading = style({
  minBlockSize: "100dvh",
  display: "flex",
  gap: vars.space[2],
  alignItems: "center",
  justifyContent: "center",
  color: vars.color.text.secondary,
});
