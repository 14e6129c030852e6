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
