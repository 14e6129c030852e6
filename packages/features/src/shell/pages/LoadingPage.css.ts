import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const page = style({
  minBlockSize: "100dvh",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
});

export const loading = style({
  display: "flex",
  gap: vars.space[2],
  alignItems: "center",
  margin: 0,
  font: "inherit",
  color: vars.color.text.secondary,
});
