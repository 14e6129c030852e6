import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme";

const { border, danger, info, warning } = vars.color;

export const banner = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: "40px",
  paddingBlock: "6px",
  paddingInline: vars.space[4],
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  borderBlockEnd: `${vars.width.hairline} solid ${border.hairline}`,
  selectors: {
    '&[data-tone="info"]': { background: info.subtle },
    '&[data-tone="warning"]': { background: warning.subtle },
    '&[data-tone="danger"]': { background: danger.subtle },
  },
});

export const icon = style({
  alignSelf: "flex-start",
  marginBlockStart: "6px",
  selectors: {
    '[data-tone="info"] > &': { color: info.text },
    '[data-tone="warning"] > &': { color: warning.text },
    '[data-tone="danger"] > &': { color: danger.text },
  },
});

export const text = style({ flex: 1, paddingBlock: vars.space[1] });
// The button must not be higher than the line; otherwise the sentence would be lower than its icon.
globalStyle(`${text} button`, { marginBlock: `calc(-1 * ${vars.space[1]})`, verticalAlign: "middle" });
globalStyle(`${text} a`, { color: "inherit", fontWeight: vars.weight.medium });

export const row = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[3],
  rowGap: vars.space[1],
});
