import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

const hairline = `${vars.width.hairline} solid ${vars.color.border.hairline}`;

export const page = style({
  display: "grid",
  gap: vars.space[10],
  minBlockSize: "100vh",
  padding: vars.space[8],
  background: vars.color.bg.page,
  "@media": { [breakpoint.stacked]: { padding: vars.space[4] } },
});
export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  alignItems: "start",
  gap: vars.space[8],
  "@media": { [breakpoint.stacked]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const words = style({ display: "grid", gap: vars.space[4] });
export const lead = style({
  font: `${vars.weight.regular} ${vars.text.reading.size}/${vars.text.reading.line} ${vars.font.reading}`,
});
export const picture = style({
  display: "grid",
  gap: vars.space[2],
  margin: 0,
  containerType: "inline-size",
});
/** The page is rendered at 1280 by 800 pixels and scaled to the available width. */
export const cut = style({
  position: "relative",
  aspectRatio: "1280 / 800",
  overflow: "clip",
  border: hairline,
  direction: "ltr",
});
export const frame = style({
  position: "absolute",
  insetBlockStart: 0,
  left: 0,
  inlineSize: "1280px",
  blockSize: "800px",
  border: 0,
  transformOrigin: "0 0",
  // Divides a length by a length; few browsers support other methods.
  transform: "scale(tan(atan2(100cqi, 1280px)))",
});
export const caption = style({ fontSize: vars.text.sm.size, color: vars.color.text.secondary });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 19rem), 1fr))",
  gap: `${vars.space[8]} ${vars.space[10]}`,
});
export const column = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
  borderBlockStart: hairline,
});
globalStyle(`${column} h2`, {
  font: `${vars.weight.medium} ${vars.text.xl.size}/${vars.text.xl.line} ${vars.font.reading}`,
});
globalStyle(`${column} ul`, { display: "grid", gap: vars.space[2] });
