import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const scroller = style({ overflowX: "auto", maxInlineSize: "100%" });
export const image = style({ display: "block", maxBlockSize: "70vh" });
export const failure = style({
  display: "grid",
  placeItems: "center",
  alignContent: "center",
  gap: vars.space[1],
  blockSize: "132px",
  border: `1px dashed ${vars.color.border.control}`,
  borderRadius: vars.radius[2],
  background: vars.color.bg.sunken,
  color: vars.color.text.secondary,
  fontSize: vars.text.sm.size,
});
