import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const form = style({
  display: "grid",
  gap: vars.space[5],
  inlineSize: "100%",
  maxInlineSize: "24rem",
  marginBlockStart: vars.space[3],
});
