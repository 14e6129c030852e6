import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

// As high as the sentence will be, so that the field below it does not move.
export const contents = style({
  display: "grid",
  alignContent: "center",
  minBlockSize: vars.text.md.line,
  fontWeight: vars.weight.semibold,
  "@media": { [breakpoint.phone]: { minBlockSize: `calc(2 * ${vars.text.md.line})` } },
});
