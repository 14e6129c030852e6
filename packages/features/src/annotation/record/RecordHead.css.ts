import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const head = style({
  display: "flex",
  alignItems: "flex-start",
  flexWrap: "wrap",
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minBlockSize: "2rem",
  fontSize: vars.text.sm.size,
  color: vars.color.text.secondary,
});

export const status = style({ display: "inline-flex", alignItems: "center", minBlockSize: "1.5rem" });

export const metadata = style({
  flex: "1 1 12rem",
  paddingBlock: vars.space.half,
  minInlineSize: 0,
  "@media": { [breakpoint.phone]: { display: "none" } },
});

export const end = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[1],
  marginInlineStart: "auto",
});
