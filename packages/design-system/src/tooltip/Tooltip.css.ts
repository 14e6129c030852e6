import { keyframes, style } from "@vanilla-extract/css";
import { leavesAtOnce } from "../overlay/leaving";
import { rootClass, vars } from "../theme";

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = style([
  rootClass,
  {
    zIndex: vars.layer.tooltip,
    display: "inline-flex",
    alignItems: "center",
    gap: "6px",
    maxInlineSize: "400px",
    paddingBlock: vars.space[1],
    paddingInline: vars.space[2],
    borderRadius: vars.radius[2],
    outline: `1px solid ${vars.color.text.primary}`,
    background: vars.color.text.primary,
    color: vars.color.bg.page,
    fontSize: vars.text.sm.size,
    lineHeight: vars.text.sm.line,
    overflowWrap: "anywhere",
    animation: `${appear} ${vars.duration.base} ${vars.ease.out}`,
    vars: {
      "--glossa-kbd-ink": "currentColor",
      "--glossa-kbd-edge": "color-mix(in oklab, currentColor 40%, transparent)",
    },
    selectors: {
      ...leavesAtOnce,
      "&[data-small]": { whiteSpace: "nowrap" },
      "&[data-rich]": {
        display: "grid",
        padding: vars.space[3],
        background: vars.color.bg.raised,
        color: vars.color.text.primary,
        outline: "none",
        border: `${vars.width.control} solid ${vars.color.border.hairline}`,
        boxShadow: vars.shadow.popover,
      },
    },
  },
]);
