import { style } from "@vanilla-extract/css";
import { vars } from "../theme";

export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  minBlockSize: "24px",
  color: vars.color.text.primary,
  textDecoration: "none",
});
export const mark = style({ display: "block", flex: "none", inlineSize: "22px", blockSize: "22px" });
export const note = style({ stroke: vars.color.accent.line });
export const wordmark = style({
  font: `${vars.weight.semibold} 1.125rem/1.5rem ${vars.font.reading}`,
  letterSpacing: "-0.015em",
});
