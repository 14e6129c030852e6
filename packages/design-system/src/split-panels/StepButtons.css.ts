import { style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { bg, border } = vars.color;

export const steps = style({
  position: "absolute",
  zIndex: vars.layer.bar,
  display: "flex",
  gap: vars.space[1],
  padding: vars.space[1],
  border: `${vars.width.hairline} solid ${border.control}`,
  borderRadius: vars.radius[2],
  background: bg.raised,
  boxShadow: vars.shadow.popover,
  "@media": { [breakpoint.stacked]: { display: "none" } },
});
