import { style } from "@vanilla-extract/css";
import { floating } from "../overlay/floating.css";
import { vars } from "../theme";

export const popover = style([
  floating,
  {
    maxInlineSize: `min(328px, calc(100vw - 2 * ${vars.space[2]}))`,
    maxBlockSize: "var(--radix-popover-content-available-height)",
    padding: vars.space[3],
    selectors: {
      '&[data-fit="list"]': { inlineSize: "328px", padding: vars.space[1] },
      '&[data-fit="sections"]': { inlineSize: "328px", padding: 0 },
      '&[data-fit="trigger"]': {
        inlineSize: "max(200px, var(--radix-popover-trigger-width))",
        maxInlineSize: `max(328px, var(--radix-popover-trigger-width))`,
        padding: vars.space[1],
      },
    },
  },
]);
