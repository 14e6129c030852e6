import { style } from "@vanilla-extract/css";
import { vars } from "../theme";

export const empty = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[3],
  // About a third down the page, where the eye is.
  paddingBlock: `clamp(${vars.space[10]}, 14vh, 9rem) ${vars.space[10]}`,
  paddingInline: vars.space[6],
  textAlign: "center",
});
export const picture = style({ color: vars.color.text.muted });
export const title = style({
  font: `${vars.weight.medium} ${vars.text.xl.size}/${vars.text.xl.line} ${vars.font.reading}`,
  letterSpacing: "-0.006em",
  // It has the focus to be read, and cannot be operated.
  ":focus-visible": { outline: "none" },
});
export const text = style({ maxInlineSize: "44ch", color: vars.color.text.secondary });
