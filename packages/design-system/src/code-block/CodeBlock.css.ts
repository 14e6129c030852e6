import { style } from "@vanilla-extract/css";
import { vars } from "../theme";

const { bg, border, text } = vars.color;

export const block = style({
  border: `${vars.width.hairline} solid ${border.hairline}`,
  borderRadius: vars.radius[2],
  background: bg.sunken,
});
export const head = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "32px",
  paddingBlock: vars.space.half,
  paddingInline: `${vars.space[3]} ${vars.space[1]}`,
  borderBlockEnd: `${vars.width.hairline} solid ${border.hairline}`,
  fontSize: vars.text.xs.size,
  color: text.secondary,
});
export const copy = style({ marginInlineStart: "auto" });
export const code = style({
  // Code reads from left to right in every language.
  direction: "ltr",
  overflowX: "auto",
  padding: vars.space[3],
  color: text.primary,
  font: `${vars.weight.regular} ${vars.text.sm.size}/${vars.text.sm.line} ${vars.font.mono}`,
});
