import { style } from "@vanilla-extract/css";
import { hueCount } from "../span-hues";
import { breakpoint, vars } from "../theme";

const { accent, bg, border, danger, pencil, pencilled, text: ink } = vars.color;
const wash = `linear-gradient(${bg.hover}, ${bg.hover})`;
const faint = (share: string, rest = "transparent") => `color-mix(in oklab, currentColor ${share}, ${rest})`;

/** Between rows: space for the mark of a suggestion, which is higher than its chip, in the compact density, too. */
export const rowGap = `max(${vars.space[3]}, 0.75rem)`;

export const root = style({ display: "grid", gap: rowGap });
export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${rowGap} ${vars.space[2]}`,
  selectors: {
    "&[data-invalid]": {
      outline: `${vars.width.invalid} ${vars.line.invalid} ${danger.line}`,
      outlineOffset: "3px",
      borderRadius: vars.radius[2],
    },
  },
});
// The toggle is in the same row but is not an option.
export const group = style({ display: "contents" });

export const chip = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: "7px",
  maxInlineSize: "100%",
  minBlockSize: vars.size.control.md,
  paddingBlock: "3px",
  paddingInline: "8px 6px",
  borderRadius: vars.radius[2],
  border: `${vars.width.control} solid ${border.control}`,
  background: bg.raised,
  color: ink.primary,
  textAlign: "start",
  transition: `background-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    // Without a key at its end.
    "&:not(:has(kbd))": { paddingInlineEnd: vars.space[3] },
    "[data-still] &": { transition: "none" },
    "&:hover": { borderColor: border.strong, backgroundImage: wash },
    '&[data-look="suggested"]': {
      borderStyle: "dashed",
      borderColor: pencil.line,
      backgroundColor: pencil.bg,
    },
    '&[data-look="pencilled"]': {
      border: `${vars.width.pencilled} dashed ${accent.text}`,
      // Where this edge is thicker, it grows outwards: chips keep their places when the suggestion is taken over.
      marginInline: `calc(${vars.width.control} - ${vars.width.pencilled})`,
      backgroundColor: pencilled.bg,
      color: accent.text,
      fontWeight: vars.weight.medium,
      // Not mixed with nothing: in high contrast, the edge of the key is as visible as a hairline.
      vars: { "--glossa-kbd-ink": "currentColor", "--glossa-kbd-edge": faint("36%", border.hairline) },
    },
    '&[data-look="chosen"]': {
      background: accent.solid,
      borderColor: accent.solid,
      color: accent.on,
      fontWeight: vars.weight.medium,
      vars: { "--glossa-kbd-ink": "currentColor", "--glossa-kbd-edge": faint("42%") },
    },
    '&[data-look="chosen"]:hover': { background: accent.hover, borderColor: accent.hover },
    "&[aria-disabled]": { cursor: "not-allowed", backgroundImage: "none" },
    '&[aria-disabled][data-look="rest"]': {
      color: ink.disabled,
      borderColor: border.disabled,
      background: "transparent",
      vars: { "--glossa-kbd-ink": "currentColor" },
    },
  },
  "@media": {
    [breakpoint.phone]: { minBlockSize: vars.size.control.lg, paddingInline: vars.space[3] },
    [breakpoint.touch]: { minBlockSize: vars.size.target.touch },
    [breakpoint.forced]: {
      selectors: {
        '&[data-look="chosen"]': {
          forcedColorAdjust: "none",
          background: "Highlight",
          color: "HighlightText",
          borderColor: "Highlight",
        },
      },
    },
  },
});

export const pip = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: "0.875rem",
  blockSize: "0.875rem",
  border: `1.5px solid ${border.control}`,
  borderRadius: vars.radius.full,
  selectors: {
    '&[data-kind="checkbox"]': { borderRadius: vars.radius[1] },
    '[data-look="pencilled"] > &': { border: "1.5px dashed currentColor" },
    '[data-look="chosen"] > &': { borderColor: "currentColor" },
    ':is([data-look="pencilled"], [data-look="chosen"]) > &[data-kind="radio"]::after': {
      content: "",
      inlineSize: "0.375rem",
      blockSize: "0.375rem",
      borderRadius: "inherit",
      background: "currentColor",
    },
    '[aria-disabled][data-look="rest"] > &': { borderColor: border.disabled },
  },
  "@media": {
    [breakpoint.forced]: {
      selectors: {
        '[data-look="pencilled"] > &[data-kind="radio"]::after': {
          forcedColorAdjust: "none",
          background: "ButtonText",
        },
      },
    },
  },
});

/** A bar in the colour of a label's spans. */
export const swatch = style({
  flex: "none",
  blockSize: "1rem",
  borderRadius: vars.radius[1],
  selectors: {
    ...Object.fromEntries(
      Array.from({ length: hueCount }, (_, index) => [
        `&[data-hue="${index + 1}"]`,
        { borderInlineStart: `4px solid ${vars.span[(index + 1) as 1].line}` },
      ]),
    ),
    // On the selected chip a hue may be similar to the accent colour, so the bar has an outline.
    '[data-look="chosen"] > &': { outline: `1.5px solid ${accent.on}`, outlineOffset: "1px" },
  },
});

export const text = style({
  display: "inline-grid",
  minInlineSize: 0,
  overflowWrap: "anywhere",
  // As wide as in the weight of a chosen option, so that no chip moves when one is chosen.
  "::after": {
    content: 'attr(data-text) / ""',
    blockSize: 0,
    overflow: "hidden",
    visibility: "hidden",
    fontWeight: vars.weight.medium,
  },
});

/** On the upper edge and without a width of its own: chips keep their places, whichever option a model suggests. */
export const corner = style({
  position: "absolute",
  // In the middle of the edge, which it interrupts as the legend of a set of fields does.
  insetBlockStart: "-0.5625rem",
  blockSize: "0.75rem",
  insetInlineEnd: vars.space[2],
  display: "inline-flex",
  paddingInline: "3px",
  background: `var(--glossa-ground, ${bg.margin})`,
  color: pencil.text,
});

export const more = style({
  minBlockSize: vars.size.control.md,
  minInlineSize: vars.size.control.md,
  paddingInline: vars.space[2],
  borderRadius: vars.radius[2],
  color: ink.link,
  fontWeight: vars.weight.medium,
  ":hover": { backgroundImage: wash },
  "@media": { [breakpoint.touch]: { minBlockSize: vars.size.target.touch } },
});

export const none = style({
  color: ink.secondary,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
});
