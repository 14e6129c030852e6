import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

const { bg, border, text } = vars.color;

/** The width of the remarks in the margin. */
const MARGIN = "17rem";

export const page = style({
  flex: 1,
  minBlockSize: 0,
  overflowX: "hidden",
  overflowY: "auto",
  scrollbarWidth: "thin",
  background: bg.page,
  ":focus-visible": { outlineOffset: "-3px" },
});

export const column = style({
  position: "relative",
  isolation: "isolate",
  boxSizing: "border-box",
  minBlockSize: "100%",
  maxInlineSize: "67.5rem",
  marginInline: "auto",
  // The page begins where other pages do; its end is in the margin.
  paddingBlock: `${vars.space[8]} ${vars.space[12]}`,
  paddingInline: `${vars.space[10]} ${vars.space[6]}`,
  // The margin extends to the edge of the window.
  "::after": {
    content: "",
    position: "absolute",
    zIndex: -1,
    insetBlock: 0,
    insetInlineStart: `calc(100% - ${vars.space[6]} - ${MARGIN})`,
    inlineSize: "100vw",
    background: bg.margin,
    borderInlineStart: `1px solid ${border.hairline}`,
  },
  "@media": {
    [breakpoint.stacked]: {
      paddingBlock: `${vars.space[5]} ${vars.space[8]}`,
      paddingInline: vars.space[10],
      "::after": { content: "none" },
    },
    [breakpoint.phone]: { paddingInline: vars.space[4] },
  },
});

export const back = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "1.75rem",
  marginBlockEnd: vars.space[4],
  color: text.secondary,
  fontSize: vars.text.sm.size,
  fontWeight: 600,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
  "@media": { [breakpoint.touch]: { minBlockSize: "2.75rem" } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[2]} ${vars.space[3]}`,
  marginInlineEnd: MARGIN,
  paddingBlockEnd: vars.space[6],
  "@media": { [breakpoint.stacked]: { marginInlineEnd: 0 } },
});

export const name = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const rows = style({ margin: 0 });

export const row = style({
  display: "grid",
  gridTemplateColumns: `10.5rem minmax(0, 1fr) ${MARGIN}`,
  columnGap: vars.space[6],
  // Name, value and remark share their first line; a row of one line is in the middle of its height.
  alignItems: "first baseline",
  alignContent: "center",
  minBlockSize: "4rem",
  boxSizing: "border-box",
  paddingBlock: vars.space[3],
  position: "relative",
  "::before": {
    content: "",
    position: "absolute",
    insetBlockStart: 0,
    insetInline: `0 calc(${MARGIN} + ${vars.space[6]})`,
    borderBlockStart: `1px solid ${border.hairline}`,
  },
  "@media": {
    [breakpoint.stacked]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      rowGap: vars.space[1],
      "::before": { insetInline: 0 },
    },
  },
});

export const term = style({ color: text.secondary });

export const value = style({ minInlineSize: 0, margin: 0, overflowWrap: "anywhere" });

export const about = style({
  margin: 0,
  // As far from the rule as from the edge of the page.
  paddingInlineStart: vars.space[6],
  fontFamily: vars.font.reading,
  fontStyle: "italic",
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  color: text.secondary,
  "@media": { [breakpoint.stacked]: { paddingInlineStart: 0 } },
});

/** A text of the chosen size. */
export const sample = style({
  marginBlockStart: vars.space[2],
  font: `${vars.weight.regular} ${vars.text.reading.size}/${vars.text.reading.line} ${vars.font.reading}`,
  color: text.reading,
});

export const none = style({ color: text.secondary });

export const workspaces = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const workspace = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "1.5rem",
  maxInlineSize: "100%",
  boxSizing: "border-box",
  paddingInline: vars.space[2],
  border: `1px solid ${border.hairline}`,
  borderRadius: vars.radius[1],
  fontSize: vars.text.sm.size,
  color: text.secondary,
  overflowWrap: "anywhere",
  textDecoration: "none",
  ":hover": { color: text.primary, borderColor: border.control },
  "@media": { [breakpoint.touch]: { minBlockSize: "2.75rem", paddingInline: vars.space[3] } },
});

export const keyActions = style({
  minInlineSize: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
});

export const key = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[1],
  boxSizing: "border-box",
  // A width and no flex basis: the latter would not count where the row is as wide as its content.
  flex: "0 1 auto",
  inlineSize: "20rem",
  maxInlineSize: "100%",
  minBlockSize: "2rem",
  paddingInline: `${vars.space[3]} 3px`,
  border: `1px solid ${border.hairline}`,
  borderRadius: vars.radius[2],
  background: bg.sunken,
});

export const mask = style({
  flex: 1,
  fontFamily: vars.font.mono,
  letterSpacing: "0.04em",
  whiteSpace: "nowrap",
});
