import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint, vars } from "../theme";

const { accent, bg, border, danger, pencil, pencilled, text } = vars.color;

export const ruler = style({
  display: "flex",
  isolation: "isolate",
  selectors: {
    "&[data-invalid]": {
      inlineSize: "fit-content",
      maxInlineSize: "100%",
      outline: `${vars.width.invalid} ${vars.line.invalid} ${danger.line}`,
      outlineOffset: "3px",
      borderRadius: vars.radius[2],
    },
  },
  "@media": { [breakpoint.phone]: { flexWrap: "wrap", gap: "6px" } },
});

/** Covers a cell, for a tooltip wherever the pointer is on it. */
export const suggested = style({ position: "absolute", inset: 0 });

export const cell = style({
  position: "relative",
  // By its own width, so that the frame of an invalid ruler is as wide as its cells, and moves none of them.
  flex: "0 1 auto",
  inlineSize: "2.75rem",
  display: "grid",
  placeItems: "center",
  minInlineSize: "1.625rem",
  blockSize: "2.25rem",
  border: `${vars.width.control} solid ${border.control}`,
  background: bg.raised,
  fontWeight: vars.weight.medium,
  selectors: {
    "& + &": { marginInlineStart: `calc(-1 * ${vars.width.control})` },
    "&:first-of-type": { borderStartStartRadius: vars.radius[2], borderEndStartRadius: vars.radius[2] },
    "&:last-of-type": { borderStartEndRadius: vars.radius[2], borderEndEndRadius: vars.radius[2] },
    "&:hover": {
      zIndex: 1,
      borderColor: border.strong,
      backgroundImage: `linear-gradient(${bg.hover}, ${bg.hover})`,
    },
    '&[data-look="suggested"]': {
      zIndex: 1,
      borderStyle: "dashed",
      borderColor: pencil.line,
      background: pencil.bg,
    },
    '&[data-look="pencilled"]': {
      zIndex: 2,
      border: `max(1.5px, ${vars.width.pencilled}) dashed ${accent.text}`,
      background: pencilled.bg,
      color: accent.text,
      fontWeight: vars.weight.semibold,
    },
    '&[data-look="chosen"]': {
      zIndex: 2,
      background: accent.solid,
      borderColor: accent.solid,
      color: accent.on,
      fontWeight: vars.weight.semibold,
    },
    "&:focus-visible": { zIndex: 3, borderRadius: vars.radius[1], outlineOffset: "1px" },
    "&[aria-disabled]": { cursor: "not-allowed", backgroundImage: "none" },
    '&[aria-disabled][data-look="rest"]': {
      color: text.disabled,
      borderColor: border.disabled,
      background: "transparent",
    },
  },
  "@media": {
    [breakpoint.phone]: {
      flex: "0 0 calc((100% - 30px) / 6)",
      blockSize: vars.size.target.touch,
      borderRadius: vars.radius[2],
      selectors: { "& + &": { marginInlineStart: 0 } },
    },
    [breakpoint.forced]: {
      selectors: {
        '&[data-look="chosen"]': {
          forcedColorAdjust: "none",
          background: "Highlight",
          color: "HighlightText",
        },
      },
    },
  },
});

globalStyle(`${cell} > svg`, { position: "absolute", insetBlockStart: "3px", insetInlineEnd: "2px" });
