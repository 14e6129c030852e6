import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

/** The page beside its margin; on narrow windows the margin is below, and both scroll together. */
export const sheet = style({
  flex: 1,
  minBlockSize: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 376px",
  "@media": {
    [breakpoint.narrow]: {
      display: "flex",
      flexDirection: "column",
      overflow: "auto",
      scrollbarWidth: "thin",
      background: vars.color.bg.margin,
    },
  },
});

export const page = style({
  overflow: "auto",
  scrollbarWidth: "thin",
  background: vars.color.bg.page,
  padding: `${vars.space[8]} ${vars.space[10]} ${vars.space[12]}`,
  ":focus-visible": { outlineOffset: "-3px" },
  "@media": {
    [breakpoint.narrow]: { flex: "1 0 auto", overflow: "visible" },
    [breakpoint.phone]: { padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[8]}` },
  },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginBlockEnd: vars.space[5],
});

/** The banner about an interrupted import, above the search. */
export const unfinished = style({ marginBlockEnd: vars.space[5] });

export const summary = style({ color: vars.color.text.secondary });
