import { createVar, style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { accent, bg, border, danger, focus, text } = vars.color;

/** Where the two thumbs are, in percent of the rail. */
export const from = createVar();
export const to = createVar();

const thumb = "18px";
const room = `calc(${thumb} / 2)`;

/** A line along the middle of the rail. */
const along = (thickness: string) => ({
  insetBlockStart: `calc(50% - ${thickness} / 2)`,
  blockSize: thickness,
});
// The selected part is also thicker: in high contrast both parts are white.
const thin = `calc(2 * ${vars.width.hairline})`;
const thick = `calc(2 * ${vars.width.active})`;

export const group = style({
  display: "grid",
  gap: vars.space[2],
  inlineSize: "100%",
  minInlineSize: "12rem",
});

export const label = style({
  fontWeight: vars.weight.medium,
  // A hidden label leaves no gap behind.
  selectors: { "&:has(> span:only-child)": { position: "absolute" } },
});

// The whole height reacts to the pointer; four pixels would be too small for a finger.
export const rail = style({
  position: "relative",
  blockSize: "28px",
  marginInline: room,
  cursor: "pointer",
  touchAction: "pan-y",
  "::before": {
    content: "",
    position: "absolute",
    ...along(thin),
    insetInline: 0,
    borderRadius: vars.radius[1],
    background: border.control,
  },
  selectors: {
    "&[data-disabled]": { cursor: "not-allowed" },
    "&[data-readonly]": { cursor: "auto" },
    "&[data-disabled]::before": { background: border.disabled },
  },
  "@media": {
    [breakpoint.touch]: { blockSize: vars.size.target.touch },
    [breakpoint.forced]: { forcedColorAdjust: "none" },
  },
});

export const fill = style({
  position: "absolute",
  ...along(thick),
  insetInlineStart: from,
  inlineSize: `calc(${to} - ${from})`,
  background: accent.solid,
  selectors: {
    "[data-readonly] > &": { background: border.control },
    "[data-invalid] > &": { background: danger.line },
    "[data-disabled] > &": { background: border.disabled },
  },
});

// The native slider for keyboard and screen readers; the rail handles the pointer.
export const input = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  margin: 0,
  opacity: 0,
  pointerEvents: "none",
});

export const knob = style({
  position: "absolute",
  insetBlockStart: `calc(50% - ${room})`,
  inlineSize: thumb,
  blockSize: thumb,
  marginInlineStart: `calc(-1 * ${room})`,
  border: `2px solid ${accent.solid}`,
  borderRadius: vars.radius.full,
  background: bg.raised,
  transition: `box-shadow ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&[data-thumb="from"]': { insetInlineStart: from },
    '&[data-thumb="to"]': { insetInlineStart: to },
    ":not([data-disabled], [data-readonly]) > &:hover": { boxShadow: `0 0 0 4px ${bg.hover}` },
    "&[data-dragging]": { boxShadow: `0 0 0 4px ${bg.press}` },
    // A colour alone would be no difference in high contrast.
    "[data-invalid] > &": {
      borderColor: danger.line,
      outline: `${vars.width.invalid} ${vars.line.invalid} ${danger.line}`,
      outlineOffset: "2px",
    },
    ":focus-visible + &": {
      outline: `${vars.focus.width} solid ${focus.ring}`,
      outlineOffset: vars.focus.offset,
    },
    "[data-readonly] > &": { borderColor: border.control, background: bg.sunken, boxShadow: "none" },
    "[data-disabled] > &": { borderColor: border.disabled },
  },
});

export const fields = style({
  display: "grid",
  // As wide as numbers need, however wide the rail is.
  gridTemplateColumns: "minmax(0, 8rem) auto minmax(0, 8rem)",
  // A note below one field leaves the other one where it is.
  alignItems: "start",
  justifyContent: "start",
  gap: vars.space[2],
});
export const between = style({
  display: "grid",
  alignItems: "center",
  minBlockSize: vars.size.control.sm,
  color: text.muted,
  "@media": { [breakpoint.touch]: { minBlockSize: vars.size.target.touch } },
});
