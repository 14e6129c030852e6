import { breakpoint, vars } from "@glossa/design-system/contract";
import { globalStyle, style } from "@vanilla-extract/css";

const { text } = vars.color;

export const column = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  maxInlineSize: "84rem",
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
});

export const about = style({
  margin: 0,
  maxInlineSize: "42rem",
  color: text.secondary,
  overflowWrap: "anywhere",
});

export const filter = style({
  inlineSize: "16rem",
  "@media": { [breakpoint.phone]: { inlineSize: "100%" } },
});

export const row = style({});
globalStyle(`${row} > *`, {
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[5],
  verticalAlign: "baseline",
  textAlign: "start",
  fontWeight: vars.weight.regular,
  "@media": { [breakpoint.phone]: { padding: 0, gridColumn: 1 } },
});
globalStyle(`${row} > :last-child`, {
  paddingInlineEnd: 0,
  textAlign: "end",
  "@media": { [breakpoint.phone]: { gridColumn: 2, gridRow: 1 } },
});

/** The column of names, as wide as the others leave it. */
export const wide = style({ inlineSize: "45%", "@media": { [breakpoint.phone]: { inlineSize: "auto" } } });

export const address = style({
  color: "inherit",
  fontWeight: vars.weight.semibold,
  overflowWrap: "anywhere",
  textDecoration: "none",
  selectors: { "a&:hover": { textDecoration: "underline" } },
});

/** Three lines at most: an address may have thousands of characters. */
export const clamped = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  overflowWrap: "anywhere",
  selectors: { "a:focus-visible > &": { display: "inline", overflow: "visible" } },
});

export const note = style({
  display: "block",
  color: text.secondary,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  overflowWrap: "anywhere",
});

export const short = style({ whiteSpace: "nowrap" });

/** How long a message took: on a phone, on the line of its attempts. */
export const took = style({
  whiteSpace: "nowrap",
  selectors: {
    [`${row} > &`]: {
      "@media": {
        [breakpoint.phone]: { gridColumn: 2, gridRow: 3, alignSelf: "center", justifySelf: "end" },
      },
    },
  },
});

/** On a phone, the text that the head of the column has elsewhere. */
export const phoneOnly = style({ display: "none", "@media": { [breakpoint.phone]: { display: "inline" } } });

export const groups = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(10rem, 100%), 1fr))",
  gap: vars.space[4],
});

export const group = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });

/** The choice of events: the checkbox for all of them above the groups. */
export const events = style([group, { display: "grid", gap: vars.space[2] }]);

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space[1],
  fontSize: vars.text.sm.size,
  fontWeight: vars.weight.semibold,
});

/** The words beside a drawing; they are on the line of the words around them. */
export const word = style({ alignSelf: "baseline" });

export const outcome = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  selectors: {
    "&[data-tone='success']": { color: vars.color.success.text },
    "&[data-tone='danger']": { color: vars.color.danger.text },
  },
});

/** The number of attempts, which unfolds them. */
export const unfold = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  paddingBlock: vars.space[1],
  // The number ends where those without a button do; on a phone, the drawing begins where they begin.
  marginInline: `calc(-1 * ${vars.space[1]})`,
  paddingInline: vars.space[1],
  borderRadius: vars.radius[2],
  ":hover": { background: vars.color.bg.hover },
  "@media": { [breakpoint.touch]: { paddingBlock: vars.space[3] } },
});

/** The attempts of the message in the row above. */
export const unfolded = style({});
globalStyle(`tbody tr${unfolded}`, {
  borderBlockStart: 0,
  "@media": { [breakpoint.phone]: { paddingBlockStart: 0 } },
});
globalStyle(`${unfolded} > td`, {
  padding: 0,
  paddingBlockEnd: vars.space[3],
  "@media": { [breakpoint.phone]: { gridColumn: "1 / -1" } },
});

export const attempts = style({
  display: "grid",
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[3],
  paddingInlineStart: vars.space[8],
  borderRadius: vars.radius[2],
  background: vars.color.bg.sunken,
  listStyle: "decimal",
});

export const secret = style({ fontFamily: vars.font.mono });

export const actions = style({ display: "inline-flex", gap: vars.space[1] });
