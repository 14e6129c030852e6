import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
  gap: vars.space[8],
  alignItems: "start",
  minBlockSize: "100vh",
  padding: vars.space[8],
  background: vars.color.bg.page,
  "@media": { [breakpoint.stacked]: { gridTemplateColumns: "minmax(0, 1fr)", padding: vars.space[4] } },
});
export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  minInlineSize: 0,
});
export const caption = style({ paddingBlockEnd: vars.space[2], textAlign: "start" });
export const head = style({ fontSize: vars.text.lg.size, lineHeight: vars.text.lg.line });
export const offsets = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
});
export const cell = style({
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[3],
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  textAlign: "start",
  overflowWrap: "anywhere",
  fontWeight: vars.weight.regular,
  fontVariantNumeric: "tabular-nums",
});
