import { style } from "@vanilla-extract/css";
import { vars } from "../theme";

export const legend = style({ display: "grid", gap: vars.space.half });
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "24px",
});
export const count = style({ marginInlineStart: "auto", fontWeight: vars.weight.medium });
export const share = style({ inlineSize: "64px", textAlign: "end", color: vars.color.text.muted });
