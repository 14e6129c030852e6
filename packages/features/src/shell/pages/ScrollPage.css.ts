import { breakpoint, vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const content = style({
  flex: 1,
  minBlockSize: 0,
  overflow: "auto",
  scrollbarWidth: "thin",
  background: vars.color.bg.page,
  padding: `${vars.space[8]} ${vars.space[10]} ${vars.space[12]}`,
  ":focus-visible": { outlineOffset: "-3px" },
  // The margin of a page extends beyond the edge of the window.
  selectors: { "&[data-margin]": { overflowX: "hidden" } },
  "@media": {
    [breakpoint.medium]: { selectors: { "&[data-margin]": { overflowX: "auto" } } },
    [breakpoint.phone]: { padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[8]}` },
  },
});
