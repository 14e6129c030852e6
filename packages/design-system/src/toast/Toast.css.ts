import { keyframes, style } from "@vanilla-extract/css";
import { surface } from "../overlay/surface";
import { breakpoint, vars } from "../theme";

const { danger, info, success, warning } = vars.color;
const rise = keyframes({ from: { opacity: 0, translate: "0 4px" } });

const lower = {
  // A page with other content in this corner sets how much space must stay free beside and below the notices.
  insetInlineEnd: `calc(${vars.space[4]} + var(--glossa-toast-inline-clearance, 0px))`,
  insetBlock: `auto calc(${vars.space[4]} + var(--glossa-toast-clearance, 0px))`,
} as const;
/** The width of a wide dialog, beside which notices are as wide as there is room; narrower ones leave enough. */
const dialogWidth = "720px";
const besideDialog = {
  inlineSize: `clamp(240px, (100vw - ${dialogWidth}) / 2 - 2 * ${vars.space[4]}, 400px)`,
  // What else is in the corner is out of reach.
  insetInlineEnd: vars.space[4],
} as const;
const upper = { insetBlock: `${vars.space[4]} auto` } as const;

export const region = style({
  position: "fixed",
  ...lower,
  zIndex: vars.layer.toast,
  inlineSize: "400px",
  maxInlineSize: `calc(100vw - 2 * ${vars.space[4]} - var(--glossa-toast-inline-clearance, 0px))`,
  selectors: { '&[data-corner="other"]': upper },
  "@media": {
    [`not all and ${breakpoint.stacked}`]: { selectors: { "body:has([data-modal]) &": besideDialog } },
    // In one column, the lower corner contains what people work with, and the top bar only leads away from it.
    [breakpoint.stacked]: {
      selectors: {
        '&[data-corner="usual"]': { inset: "0 0 auto auto", maxInlineSize: "none" },
        '&[data-corner="other"]': lower,
      },
    },
    [breakpoint.phone]: { selectors: { '&[data-corner="usual"]': { inlineSize: "100%" } } },
  },
});

/** Instead of the top bar, and as high; the line below it is the end of the notice. */
const inTopBar = `[data-corner="usual"] > * > &`;

// The newest is on top.
export const list = style({
  display: "flex",
  flexDirection: "column-reverse",
  gap: vars.space[2],
  "@media": { [breakpoint.stacked]: { selectors: { '[data-corner="usual"] > &': { gap: 0 } } } },
});

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
  // A modal dialog takes the clicks from everything outside; notices are displayed above it and stay usable.
  pointerEvents: "auto",
  animation: `${rise} ${vars.duration.base} ${vars.ease.out}`,
  selectors: {
    '&[data-tone="info"]': { borderInlineStartColor: info.line },
    '&[data-tone="success"]': { borderInlineStartColor: success.line },
    '&[data-tone="warning"]': { borderInlineStartColor: warning.line },
    '&[data-tone="danger"]': { borderInlineStartColor: danger.line },
  },
  "@media": {
    [breakpoint.stacked]: {
      selectors: {
        [inTopBar]: {
          alignItems: "center",
          minBlockSize: vars.size.bar,
          paddingBlock: 0,
          paddingInlineEnd: vars.space[1],
          borderBlockStartWidth: 0,
          borderInlineEndWidth: 0,
          borderRadius: 0,
        },
      },
    },
  },
});

const iconSize = "16px";
const iconRoom = `calc(${iconSize} + ${vars.space[3]})`;

export const text = style({
  position: "relative",
  // Of two lines and more, the first and the last one are not at the edge.
  "@media": {
    [breakpoint.stacked]: { selectors: { '[data-corner="usual"] &': { marginBlock: vars.space[1] } } },
  },
});

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
  "@media": { [breakpoint.stacked]: { selectors: { '[data-corner="usual"] &': { paddingBlock: "1px" } } } },
});
