import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const record = style({
  padding: `20px clamp(${vars.space[4]}, 4.5%, 40px) 40px`,
  display: "grid",
  alignContent: "start",
  gap: "20px",
  inlineSize: "100%",
  // 860 pixels at the default text size: larger letters get as many to a line.
  maxInlineSize: "53.75rem",
  marginInline: "auto",
  ":focus-visible": { outlineOffset: "-3px" },
  "@media": { [breakpoint.phone]: { padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[6]}` } },
});
