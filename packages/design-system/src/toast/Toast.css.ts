import { keyframes, style } from "@vanilla-extract/css";
import { surface } from "../layers/surface";
import { vars } from "../theme";

const { danger, info, success, warning } = vars.color;
const rise = keyframes({ from: { opacity: 0, translate: "0 4px" } });

export const region = style({
  position: "fixed",
  insetInlineEnd: vars.space[4],
  // A page that has its buttons in this corner says how much must stay free under the notices.
  insetBlockEnd: `calc(${vars.space[4]} + var(--toast-clearance, 0px))`,
  zIndex: vars.layer.toast,
  inlineSize: "400px",
  maxInlineSize: `calc(100vw - 2 * ${vars.space[4]})`,
});

// The newest stands on top.
export const list = style({ display: "flex", flexDirection: "column-reverse", gap: vars.space[2] });

export const toast = style({
  display: "flex",
  gap: vars.space[3],
  padding: vars.space[3],
  paddingInlineStart: vars.space[4],
  ...surface,
  borderInlineStartWidth: "3px",
  borderStartStartRadius: vars.radius[1],
  borderEndStartRadius: vars.radius[1],
  boxShadow: vars.shadow.popover,
  animation: `${rise} ${vars.duration.base} ${vars.ease.out}`,
  selectors: {
    '&[data-tone="info"]': { borderInlineStartColor: info.line },
    '&[data-tone="success"]': { borderInlineStartColor: success.line },
    '&[data-tone="warning"]': { borderInlineStartColor: warning.line },
    '&[data-tone="danger"]': { borderInlineStartColor: danger.line },
  },
});

export const icon = style({
  paddingBlockStart: "6px",
  selectors: {
    '[data-tone="info"] > &': { color: info.text },
    '[data-tone="success"] > &': { color: success.text },
    '[data-tone="warning"] > &': { color: warning.text },
    '[data-tone="danger"] > &': { color: danger.text },
  },
});

export const body = style({
  flex: 1,
  minInlineSize: 0,
  display: "grid",
  justifyItems: "start",
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  overflowWrap: "anywhere",
});
