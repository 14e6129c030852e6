import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: vars.space[6],
  padding: vars.space[8],
  maxInlineSize: "72rem",
  marginInline: "auto",
});
