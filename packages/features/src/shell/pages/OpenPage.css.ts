import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const page = style({
  minBlockSize: "100dvh",
  background: vars.color.bg.page,
  display: "flex",
  flexDirection: "column",
});

// A column slightly above the centre, at the height of text on a page.
export const body = style({
  display: "grid",
  gap: vars.space[3],
  alignContent: "start",
  justifyItems: "start",
  inlineSize: "100%",
  maxInlineSize: "44rem",
  marginInline: "auto",
  paddingBlock: `clamp(${vars.space[10]}, 20vh, 14rem) ${vars.space[10]}`,
  paddingInline: vars.space[6],
  color: vars.color.text.secondary,
  "@media": { [breakpoint.phone]: { paddingInline: vars.space[4] } },
});

export const lead = style({ font: `400 ${vars.text.sm.size}/${vars.text.sm.line} ${vars.font.mono}` });
