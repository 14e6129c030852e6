import { style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { accent, bg, border, focus, text, toggled } = vars.color;

export const group = style({
  display: "inline-flex",
  flexWrap: "wrap",
  // A column or a grid would stretch the frame beyond its segments.
  inlineSize: "fit-content",
  padding: "1px",
  border: `${vars.width.control} solid ${border.control}`,
  borderRadius: vars.radius[2],
  background: bg.raised,
});

export const segment = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  minBlockSize: vars.size.control.sm,
  paddingBlock: "3px",
  paddingInline: "10px",
  borderRadius: vars.radius[1],
  color: text.secondary,
  fontSize: vars.text.sm.size,
  fontWeight: vars.weight.medium,
  whiteSpace: "nowrap",
  cursor: "pointer",
  // Its lower edge is the baseline of the text in the middle: otherwise the first line of a segment with a picture would
  // be the lower edge of the picture, below the words before the control.
  "::before": { content: "", blockSize: "0.75em", marginInlineEnd: "-6px" },
  selectors: {
    "&:hover": { color: text.primary, background: bg.hover },
    "&:has(:checked)": {
      color: toggled.on,
      background: toggled.bg,
      boxShadow: `inset 0 0 0 ${vars.width.control} ${accent.line}`,
    },
    "&:has(:focus-visible)": {
      outline: `${vars.focus.width} solid ${focus.ring}`,
      outlineOffset: vars.focus.offset,
      zIndex: 1,
    },
  },
  "@media": {
    [breakpoint.touch]: { minBlockSize: vars.size.target.touch },
    [breakpoint.forced]: { selectors: { "&:has(:checked)": { forcedColorAdjust: "none" } } },
  },
});

// The radio button stays for keyboard and screen readers; only the label is visible.
export const input = style({
  position: "absolute",
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: "pointer",
});
