import { keyframes, style } from "@vanilla-extract/css";
import { breakpoint, rootClass, vars } from "../theme";
import { leavesAtOnce } from "./leaving";
import { surface } from "./surface";

const appear = keyframes({ from: { opacity: 0, translate: "0 -4px" } });

/** Overlays that are placed at their trigger: menus and popovers. */
export const floating = style([
  rootClass,
  {
    zIndex: vars.layer.popover,
    minInlineSize: "200px",
    overflow: "auto",
    ...surface,
    boxShadow: vars.shadow.popover,
    animation: `${appear} ${vars.duration.base} ${vars.ease.out}`,
    "@media": { [breakpoint.stillness]: { animation: "none" } },
    selectors: {
      ...leavesAtOnce,
      // Later in the document than the dialog, and so above it.
      "&[data-in-dialog]": { zIndex: vars.layer.dialog },
    },
  },
]);
