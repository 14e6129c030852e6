import { keyframes, style } from "@vanilla-extract/css";
import { breakpoint, stillness, vars } from "../theme";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = style({
  flex: "none",
  display: "inline-block",
  inlineSize: "0.875rem",
  blockSize: "0.875rem",
  borderRadius: vars.radius.full,
  border: "2px solid color-mix(in oklab, currentColor 30%, transparent)",
  borderBlockStartColor: "currentColor",
  animation: `${turn} 0.8s linear infinite`,
  selectors: { [stillness]: { animationDuration: "3s" } },
  "@media": {
    [breakpoint.stillness]: { animationDuration: "3s" },
    [breakpoint.forced]: { forcedColorAdjust: "none" },
  },
});
