import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

const onlyWide = { "@media": { [breakpoint.medium]: { display: "none" } } };
const onlyNarrow = { "@media": { [breakpoint.roomy]: { display: "none" } } };

export const wide = style([
  {
    display: "flex",
    alignItems: "center",
    gap: vars.space[1],
    minInlineSize: 0,
    flex: "1 1 auto",
    selectors: { "&[data-wraps]": { flexWrap: "wrap" } },
  },
  onlyWide,
]);
// It gives all the room it can before a filter loses a tenth of a pixel, for which that one would lose its chevron.
export const wideSearch = style([
  { display: "flex", flex: "0 100000 22rem", minInlineSize: "17.5rem" },
  onlyWide,
]);
export const narrow = style([{ display: "inline-flex" }, onlyNarrow]);

// On a phone, the button shows its icon and how many filters are set, so that the bar stays one row.
export const openText = style({ "@media": { [breakpoint.phone]: { display: "none" } } });
export const openCount = style({ display: "none", "@media": { [breakpoint.phone]: { display: "inline" } } });

export const search = style({
  position: "relative",
  display: "flex",
  inlineSize: "100%",
  minInlineSize: 0,
});
export const searchText = style({ flex: "1 1 auto", minInlineSize: 0 });
// Whole, so that the chosen field can be read; the text scrolls in what is left.
export const searchScope = style({
  flex: "none",
  inlineSize: "max-content",
  minInlineSize: "8.25rem",
  maxInlineSize: "max(8.25rem, 100% - 7.5rem)",
  fontSize: vars.text.sm.size,
});

// The text and the field in which it is searched are one control with an edge between them.
export const besideScope = style({});
globalStyle(`${besideScope} > div`, { borderStartEndRadius: 0, borderEndEndRadius: 0 });
globalStyle(`${searchScope} > button`, {
  marginInlineStart: `calc(-1 * ${vars.width.control})`,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});
// The ring and the stronger edge of the one in use are above the other.
globalStyle(`${search} > :is(:hover, :focus-within)`, { position: "relative", zIndex: 1 });
export const searchHelp = style({
  position: "absolute",
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  insetInlineStart: 0,
  zIndex: vars.layer.popover,
  inlineSize: "max-content",
  maxInlineSize: "min(24rem, 90vw)",
  margin: 0,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: `${vars.width.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius[2],
  background: vars.color.bg.raised,
  boxShadow: vars.shadow.popover,
  color: vars.color.text.secondary,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  visibility: "hidden",
  pointerEvents: "none",
  selectors: { [`${search}:has(input:focus) > &[data-needed]`]: { visibility: "visible" } },
});

export const operators = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space[3],
  margin: 0,
  marginBlockStart: vars.space[1],
});
export const operator = style({ display: "contents" });
export const sign = style({ color: vars.color.text.primary, fontFamily: vars.font.mono });
export const means = style({ margin: 0 });

export const group = style({ display: "grid", gap: vars.space[1], minInlineSize: 0 });
/** As wide as its content. */
export const natural = style({ justifySelf: "start" });
export const groupTitle = style({
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  fontWeight: vars.weight.medium,
});

export const state = style({
  display: "grid",
  gap: vars.space[2],
  padding: vars.space[3],
  color: vars.color.text.secondary,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
});

export const sheet = style({ display: "grid", gap: vars.space[4], minInlineSize: 0 });
export const sheetTitle = style({
  margin: 0,
  paddingBlockEnd: vars.space[1],
  fontSize: vars.text.md.size,
  lineHeight: vars.text.md.line,
  fontWeight: vars.weight.semibold,
});
