import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

const { text } = vars.color;

export const column = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  maxInlineSize: "84rem",
});

export const about = style({ margin: 0, maxInlineSize: "42rem", color: text.secondary });

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: vars.space[3],
});

export const field = style({
  flex: "1 1 12.5rem",
  maxInlineSize: "20rem",
  "@media": { [breakpoint.phone]: { flexBasis: "100%", maxInlineSize: "none" } },
});

export const day = style({
  flex: "0 1 10rem",
  minInlineSize: "9rem",
  "@media": { [breakpoint.phone]: { flexGrow: 1 } },
});

// At the end of the table, as the actions of other lists.
globalStyle(`${bar} > button`, {
  marginInlineStart: "auto",
  "@media": { [breakpoint.phone]: { marginInlineStart: 0 } },
});

export const row = style({});
globalStyle(`${row} > *`, {
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[5],
  verticalAlign: "baseline",
  textAlign: "start",
  "@media": { [breakpoint.phone]: { padding: 0, gridColumn: "1 / -1" } },
});

export const time = style({
  color: text.secondary,
  fontSize: vars.text.sm.size,
  whiteSpace: "nowrap",
  selectors: { [`${row} > &`]: { "@media": { [breakpoint.phone]: { gridColumn: 2, gridRow: 1 } } } },
});

export const who = style({
  fontWeight: vars.weight.semibold,
  overflowWrap: "anywhere",
  "@media": { [breakpoint.phone]: { gridColumn: 1, gridRow: 1 } },
});

export const object = style({ inlineSize: "45%", "@media": { [breakpoint.phone]: { inlineSize: "auto" } } });

export const name = style({ marginInlineEnd: vars.space[3], overflowWrap: "anywhere" });

export const details = style({
  color: text.secondary,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  overflowWrap: "anywhere",
});
