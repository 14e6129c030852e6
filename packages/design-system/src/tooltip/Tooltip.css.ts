import { createVar, keyframes, style } from "@vanilla-extract/css";
import { vars } from "../theme";

const appear = keyframes({ from: { opacity: 0 } });

/** Where it stands, in pixels of the window. */
export const left = createVar();
export const top = createVar();

export const tooltip = style({
  position: "fixed",
  left,
  top,
  // As wide as its words, wherever it is measured.
  inlineSize: "max-content",
  // A dialog takes the pointer from all that is not in it.
  pointerEvents: "auto",
  zIndex: vars.layer.tooltip,
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  maxInlineSize: `min(400px, calc(100vw - ${vars.space[4]}))`,
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
  vars: { "--kbd-ink": "currentColor", "--kbd-edge": "color-mix(in oklab, currentColor 40%, transparent)" },
  selectors: {
    "&:not([data-placed])": { visibility: "hidden" },
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
});
