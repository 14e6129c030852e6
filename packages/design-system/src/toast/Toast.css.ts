import { keyframes, style } from "@vanilla-extract/css";
import { surface } from "../overlay/surface";
import { vars } from "../theme";

const { danger, info, success, warning } = vars.color;
const rise = keyframes({ from: { opacity: 0, translate: "0 4px" } });

export const region = style({
  position: "fixed",
  // A page with other content in this corner sets how much space must stay free beside and below the notices.
  insetInlineEnd: `calc(${vars.space[4]} + var(--glossa-toast-inline-clearance, 0px))`,
  insetBlockEnd: `calc(${vars.space[4]} + var(--glossa-toast-clearance, 0px))`,
  zIndex: vars.layer.toast,
  inlineSize: "400px",
  maxInlineSize: `calc(100vw - 2 * ${vars.space[4]} - var(--glossa-toast-inline-clearance, 0px))`,
  selectors: { '&[data-corner="upper"]': { insetBlock: `${vars.space[4]} auto` } },
});

// The newest is on top.
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

const iconSize = "16px";
const iconRoom = `calc(${iconSize} + ${vars.space[3]})`;

export const text = style({ position: "relative" });

// Aligned with the first line, which a button can shift.
export const icon = style({
  position: "absolute",
  insetInlineStart: `calc(-1 * ${iconRoom})`,
  insetBlockStart: 0,
  blockSize: "1lh",
  display: "flex",
  alignItems: "center",
  selectors: {
    '[data-tone="info"] &': { color: info.text },
    '[data-tone="success"] &': { color: success.text },
    '[data-tone="warning"] &': { color: warning.text },
    '[data-tone="danger"] &': { color: danger.text },
  },
});

export const body = style({
  flex: 1,
  minInlineSize: 0,
  // A short text and its action fit into one row.
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  paddingBlock: vars.space[1],
  paddingInlineStart: iconRoom,
  overflowWrap: "anywhere",
});
