import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const record = style({
  padding: `20px clamp(${vars.space[4]}, 4.5%, 40px) 40px`,
  display: "grid",
  alignContent: "start",
  gap: "20px",
  inlineSize: "100%",
  maxInlineSize: "860px",
  marginInline: "auto",
  ":focus-visible": { outlineOffset: "-3px" },
  "@media": { [breakpoint.phone]: { padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[6]}` } },
});

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
  display: "flex",
  flexWrap: "wrap",
  gap: `2px ${vars.space[4]}`,
  minInlineSize: 0,
  "@media": { [breakpoint.phone]: { display: "none" } },
});

export const term = style({ display: "inline", color: vars.color.text.muted, marginInlineEnd: "5px" });
export const value = style({ display: "inline", overflowWrap: "anywhere" });
export const fields = style({ display: "grid", gap: "20px" });
