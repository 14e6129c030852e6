import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  marginBlockEnd: vars.space[5],
});

export const search = style({
  flex: "1 1 200px",
  "@media": { [breakpoint.phone]: { flexBasis: "100%" } },
});

export const choice = style({
  flex: "0 0 auto",
  inlineSize: "max-content",
  minInlineSize: "8rem",
  maxInlineSize: "14rem",
  "@media": { [breakpoint.phone]: { flex: "1 1 auto", minInlineSize: 0, maxInlineSize: "100%" } },
});

// The button of the order stays beside what it reverses.
export const sorting = style({
  display: "flex",
  gap: vars.space[2],
  minInlineSize: 0,
  "@media": { [breakpoint.phone]: { flex: "1 1 auto" } },
});
