import { style } from "@vanilla-extract/css";
import { vars } from "./contract.css";

export const scroll = style({ overflow: "auto" });
export const table = style({ borderCollapse: "collapse", textAlign: "start" });
export const caption = style({
  paddingBlockEnd: vars.space[3],
  textAlign: "start",
  font: `${vars.weight.medium} ${vars.text.xl.size}/${vars.text.xl.line} ${vars.font.reading}`,
});
export const cell = style({
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[6],
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  textAlign: "start",
});
export const name = style([
  cell,
  { font: `${vars.weight.regular} ${vars.text.sm.size}/${vars.text.sm.line} ${vars.font.mono}` },
]);
export const more = style({ marginBlockStart: vars.space[4] });
export const property = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  whiteSpace: "nowrap",
});
export const sample = style({
  display: "block",
  blockSize: "20px",
  inlineSize: "120px",
  border: `1px solid ${vars.color.border.hairline}`,
  selectors: {
    '&:is([data-kind="space"], [data-kind="size"])': {
      // The length itself, without an edge around it.
      border: 0,
      background: vars.color.accent.solid,
    },
    '&[data-kind="radius"]': { background: vars.color.accent.subtle, blockSize: "40px" },
  },
});
