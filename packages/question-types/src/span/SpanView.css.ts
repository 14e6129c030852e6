import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const more = style({
  display: "flex",
  alignItems: "center",
  gap: "6px",
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  color: vars.color.pencil.text,
});
