import { style } from "@vanilla-extract/css";
import { vars } from "./contract.css";

export const table = style({ borderCollapse: "collapse", textAlign: "start" });
export const caption = style({
  textAlign: "start",
  font: `${vars.weight.medium} ${vars.text.xl.size}/${vars.text.xl.line} ${vars.font.reading}`,
});
export const name = style({
  paddingInlineEnd: vars.space[6],
  textAlign: "start",
  font: `${vars.weight.regular} ${vars.text.sm.size}/${vars.text.sm.line} ${vars.font.mono}`,
});
export const sample = style({
  display: "block",
  blockSize: "20px",
  inlineSize: "120px",
  border: `1px solid ${vars.color.border.hairline}`,
  selectors: {
    '&[data-kind="space"]': { background: vars.color.accent.solid },
    '&[data-kind="radius"]': { background: vars.color.accent.subtle, blockSize: "40px" },
  },
});
