import { style } from "@vanilla-extract/css";
import { vars } from "./contract.css";

export const page = style({ display: "grid", gap: vars.space[4], padding: vars.space[6] });
export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(15rem, 1fr))",
  gap: vars.space[2],
});
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  padding: vars.space[2],
  border: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
});
export const name = style({ flex: 1, fontFamily: vars.font.mono, fontSize: vars.text.sm.size });
