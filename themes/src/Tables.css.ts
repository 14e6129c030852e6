import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const table = style({
  borderCollapse: "collapse",
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: vars.color.text.primary,
});
export const caption = style({
  paddingBlockEnd: vars.space[3],
  textAlign: "start",
  color: vars.color.text.secondary,
});
export const cell = style({
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[6],
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  textAlign: "start",
  fontWeight: vars.weight.regular,
  fontVariantNumeric: "tabular-nums",
});
/** The name of a theme, as a heading. */
export const head = style([
  cell,
  { fontWeight: vars.weight.semibold, selectors: { "&::first-letter": { textTransform: "uppercase" } } },
]);
export const value = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  fontFamily: vars.font.mono,
});
/** The name of a custom property with its button. */
export const property = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  whiteSpace: "nowrap",
  fontFamily: vars.font.mono,
  color: vars.color.text.secondary,
});
export const swatch = style({
  flex: "none",
  inlineSize: "20px",
  blockSize: "20px",
  border: `${vars.width.hairline} solid ${vars.color.border.control}`,
});
export const sample = style({
  display: "inline-block",
  paddingBlockEnd: vars.space[1],
  borderBlockEnd: "2px solid",
  fontFamily: vars.font.reading,
  fontSize: vars.text.lg.size,
  color: vars.color.text.reading,
});
export const page = style({
  display: "grid",
  gap: vars.space[4],
  maxInlineSize: "46rem",
  padding: vars.space[6],
});
