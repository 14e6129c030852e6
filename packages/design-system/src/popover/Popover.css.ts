import { keyframes, style } from "@vanilla-extract/css";
import { leavesAtOnce } from "../layers/leaving";
import { breakpoint, vars } from "../theme";

const { bg, border, text } = vars.color;
const appear = keyframes({ from: { opacity: 0, translate: "0 -4px" } });

export const popover = style({
  zIndex: vars.layer.popover,
  minInlineSize: "200px",
  maxInlineSize: `min(328px, calc(100vw - 2 * ${vars.space[2]}))`,
  maxBlockSize: "var(--radix-popover-content-available-height)",
  overflow: "auto",
  padding: vars.space[3],
  background: bg.raised,
  color: text.primary,
  border: `${vars.width.control} solid ${border.hairline}`,
  borderRadius: vars.radius[3],
  boxShadow: vars.shadow.popover,
  animation: `${appear} ${vars.duration.base} ${vars.ease.out}`,
  selectors: {
    ...leavesAtOnce,
    '&[data-fit="list"]': { inlineSize: "268px", padding: vars.space[1] },
    '&[data-fit="trigger"]': {
      inlineSize: "max(200px, var(--radix-popover-trigger-width))",
      maxInlineSize: `max(328px, var(--radix-popover-trigger-width))`,
      padding: vars.space[1],
    },
  },
  "@media": { [breakpoint.stillness]: { animation: "none" } },
});
