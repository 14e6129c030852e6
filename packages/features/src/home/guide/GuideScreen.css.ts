import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const column = style({
  display: "grid",
  gap: vars.space[6],
  maxInlineSize: "42rem",
  marginInline: "auto",
});
