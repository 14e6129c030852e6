import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const strip = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  margin: `0 ${vars.space[4]} ${vars.space[2]} 20px`,
  paddingBlock: "6px",
  paddingInline: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.accent.solid}`,
  background: vars.color.bg.sunken,
  fontSize: vars.text.sm.size,
});
