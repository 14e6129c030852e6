import { style } from "@vanilla-extract/css";
import { vars } from "../theme";

export const form = style({ display: "grid", justifyItems: "start", gap: vars.space[3] });
export const limit = style({ display: "grid", justifyItems: "start", gap: vars.space[1] });
export const limitTitle = style({
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  fontWeight: vars.weight.medium,
});
export const actions = style({ display: "flex", gap: vars.space[2], marginInlineStart: "auto" });
