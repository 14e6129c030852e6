import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../theme";

const leave = keyframes({ "0%, 80%": { opacity: 1 }, "100%": { opacity: 0 } });
// Not the colour of the surface: where a gap between two lines is at the edge, it would not be seen.
const shade = `color-mix(in srgb, ${vars.color.text.primary} 18%, ${vars.color.bg.raised})`;
const blockSize = vars.space[6];

/**
 * A box that scrolls, in which the lower edge is shaded while more follows: many systems hide the scrollbar until the user
 * scrolls. Without scroll-driven animations it is not shaded.
 */
export const moreBelow = style({
  scrollbarWidth: "thin",
  "::after": {
    content: "",
    position: "sticky",
    display: "block",
    insetBlockEnd: 0,
    blockSize,
    marginBlockStart: `calc(-1 * ${blockSize})`,
    background: `linear-gradient(transparent, ${shade})`,
    pointerEvents: "none",
    // Without anything to scroll the animation has no effect.
    opacity: 0,
  },
  "@supports": {
    "(animation-timeline: scroll(nearest block))": {
      "::after": { animation: `${leave} linear`, animationTimeline: "scroll(nearest block)" },
    },
  },
});
