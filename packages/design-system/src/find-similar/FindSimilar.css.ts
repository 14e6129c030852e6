import { style } from "@vanilla-extract/css";
import { vars } from "../theme";

export const form = style({ display: "grid", justifyItems: "start", gap: vars.space[3] });
export const actions = style({ display: "flex", gap: vars.space[2], marginInlineStart: "auto" });
