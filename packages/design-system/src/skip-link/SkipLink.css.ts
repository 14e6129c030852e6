import { style } from "@vanilla-extract/css";
import { vars } from "../theme";

export const skipLink = style({
  position: "absolute",
  insetInlineStart: vars.space[2],
  insetBlockStart: "-4rem",
  zIndex: vars.layer.tooltip,
  background: vars.color.bg.raised,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  ":focus": { insetBlockStart: vars.space[2] },
});
