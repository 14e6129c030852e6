import { style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../../theme";
import { height, left, top, width } from "../text/place.css";

const { accent, bg, text: ink } = vars.color;

export const caret = style({
  position: "absolute",
  insetInlineStart: left,
  insetBlockStart: top,
  blockSize: height,
  inlineSize: "2px",
  marginInlineStart: "-1px",
  background: accent.solid,
  pointerEvents: "none",
  // Outside the view it must not extend the scrollable area.
  scrollMarginBlock: vars.space[12],
  "@media": { [breakpoint.forced]: { forcedColorAdjust: "none", background: "Highlight" } },
});

/** The start of the framed span, which is scrolled into view. */
export const anchor = style({
  position: "absolute",
  insetInlineStart: left,
  insetBlockStart: top,
  blockSize: "1px",
  inlineSize: "1px",
  scrollMarginBlock: vars.space[16],
});

/** The frame around the current match. */
export const found = style({
  position: "absolute",
  insetInlineStart: left,
  insetBlockStart: top,
  inlineSize: width,
  // Down to the first line of the gloss, as the words of a chosen span: its labels stay free.
  blockSize: `calc(0.92 * ${height} - 2px)`,
  border: `2px solid ${accent.line}`,
  borderRadius: vars.radius[1],
  margin: "-2px",
  boxSizing: "content-box",
  scrollMarginBlock: "20vh",
  "@media": { [breakpoint.forced]: { borderColor: "Highlight" } },
});

/** The frame around a place that is not part of the answer. */
export const previewed = style([
  found,
  { borderStyle: "dashed", background: `color-mix(in oklab, ${accent.line} 12%, transparent)` },
]);

export const places = style({ position: "absolute", inset: 0, direction: "ltr", pointerEvents: "none" });

export const handle = style({
  position: "absolute",
  insetInlineStart: left,
  insetBlockStart: top,
  blockSize: height,
  inlineSize: "24px",
  marginInlineStart: "-12px",
  pointerEvents: "auto",
  cursor: "ew-resize",
  touchAction: "none",
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: "10% 6%",
    insetInlineStart: "calc(50% - 2px)",
    inlineSize: "4px",
    borderRadius: vars.radius.full,
    background: accent.solid,
  },
  "@media": {
    [breakpoint.touch]: {
      inlineSize: vars.size.target.touch,
      marginInlineStart: `calc(${vars.size.target.touch} / -2)`,
    },
    [breakpoint.forced]: {
      selectors: { "&::before": { forcedColorAdjust: "none", background: "Highlight" } },
    },
  },
});

export const cursorTag = style({
  position: "absolute",
  insetInlineStart: left,
  insetBlockStart: top,
  translate: "14px 18px",
  zIndex: vars.layer.tooltip,
  padding: "4px 8px",
  borderRadius: vars.radius[2],
  background: ink.primary,
  color: bg.page,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  whiteSpace: "nowrap",
  display: "inline-flex",
  gap: "6px",
  vars: {
    "--glossa-kbd-ink": "currentColor",
    "--glossa-kbd-edge": "color-mix(in oklab, currentColor 40%, transparent)",
  },
});
