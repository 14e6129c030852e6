import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const page = style({
  flex: 1,
  minBlockSize: 0,
  overflow: "auto",
  scrollbarWidth: "thin",
  background: vars.color.bg.page,
  padding: `${vars.space[8]} ${vars.space[10]} ${vars.space[12]}`,
  ":focus-visible": { outlineOffset: "-3px" },
  "@media": {
    [breakpoint.phone]: { padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[8]}` },
  },
});

// The ledger is drawn for about a thousand pixels; on wider screens it would tear apart.
export const sheet = style({ maxInlineSize: "72rem", marginInline: "auto" });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginBlockEnd: vars.space[5],
});

export const title = style({
  font: `500 ${vars.text["2xl"].size}/${vars.text["2xl"].line} ${vars.font.reading}`,
  letterSpacing: "-0.012em",
});

export const summary = style({ color: vars.color.text.secondary });
