import { createVar, style } from "@vanilla-extract/css";
import { hueCount } from "../../span-hues";
import { breakpoint, vars } from "../../theme";
import { looksOf } from "./colour-looks";
import { own } from "./own-colour.css";
import { height, left, top, width } from "./place.css";

const { accent, bg, pencil } = vars.color;

/** The gloss line of a mark, the maximum width of its label, and how far the line reaches from where that begins. */
export const level = createVar();
export const room = createVar();
export const toEnd = createVar();

/** The colours of a label. */
export const line = createVar();
export const tint = createVar();
export const tagInk = createVar();

const ofLabel = looksOf(own);

/** The hues of the palette and a label's own colour, for whatever has `data-hue`. */
export const hues = {
  '&[data-hue="own"]': {
    vars: { [line]: ofLabel.line, [tint]: ofLabel.tint, [tagInk]: ofLabel.text },
    "@media": {
      // A user who has chosen the colours gets those of the palette, which the themes replace.
      [breakpoint.forced]: {
        vars: { [line]: vars.span[1].line, [tint]: vars.span[1].tint, [tagInk]: vars.span[1].text },
      },
    },
  },
  ...Object.fromEntries(
    Array.from({ length: hueCount }, (_, index) => (index + 1) as keyof typeof vars.span).map((hue) => {
      const { line: palette, tint: wash, text } = vars.span[hue as 1];
      return [`&[data-hue="${hue}"]`, { vars: { [line]: palette, [tint]: wash, [tagInk]: text } }];
    }),
  ),
};

/** A layer over or under the text of a block; positions are measured, independent of the text direction. */
export const overlay = style({
  position: "absolute",
  inset: 0,
  direction: "ltr",
  pointerEvents: "none",
  userSelect: "none",
  WebkitUserSelect: "none",
  selectors: { '&[data-layer="under"]': { zIndex: -1 } },
});

/** The height of a label, of one line: one that a reader sets for all elements would not fit between two lines. */
const ofLine = `${vars.text["2xs"].size} !important`;

const placed = {
  position: "absolute",
  insetInlineStart: left,
  inlineSize: width,
} as const;

/** Where the first line of the gloss runs: near the foot of the letters' box. */
const foot = `calc(${top} + 0.92 * ${height})`;
const atLevel = `calc(${foot} + ${level} * ${vars.span.gap})`;

export const under = style({
  ...placed,
  insetBlockStart: top,
  blockSize: `calc(0.92 * ${height})`,
  background: tint,
  selectors: hues,
});

export const rule = style({
  ...placed,
  insetBlockStart: atLevel,
  borderBlockStart: `${vars.span.stroke} solid ${line}`,
  selectors: {
    ...hues,
    '&[data-look="pencilled"]': { borderBlockStartStyle: "dashed" },
    '&[data-look="suggested"]': { borderBlockStart: `${vars.span.stroke} dashed ${pencil.line}` },
  },
});

/** The line through a gap between two pieces of a span: thinner, with more dots than a suggestion. */
export const gap = style({
  ...placed,
  insetBlockStart: `calc(${atLevel} + ${vars.span.stroke} / 2)`,
  borderBlockStart: `1px dotted ${line}`,
  selectors: hues,
});

/** The box of a mark that the page draws itself. */
export const ownMark = style({ ...placed, insetBlockStart: top, blockSize: height });

/**
 * The label under the line. It is generated content, so it is not searched, selected or copied. It has no ground of its
 * own: each level has room for itself, and the page around a highlighter may have any colour.
 */
export const tag = style({
  position: "absolute",
  insetBlockStart: `calc(${atLevel} + ${vars.span.stroke})`,
  insetInlineStart: left,
  maxInlineSize: room,
  display: "inline-flex",
  alignItems: "center",
  gap: "3px",
  paddingInlineEnd: "3px",
  font: `${vars.weight.semibold} ${vars.text["2xs"].size}/1 ${vars.font.ui}`,
  lineHeight: ofLine,
  fontStretch: "88%",
  letterSpacing: "0.01em",
  color: tagInk,
  whiteSpace: "nowrap",
  overflow: "hidden",
  pointerEvents: "auto",
  cursor: "pointer",
  selectors: {
    ...hues,
    // A label that is wider than the rest of its line begins earlier, by as much as is missing.
    '&[data-side="start"]': { translate: `min(0px, calc(${toEnd} - 100%))` },
    // From the right edge of the fragment to the left.
    '&[data-side="end"]': { translate: `max(-100%, calc(-1 * ${toEnd}))`, flexDirection: "row-reverse" },
    '&[data-look="suggested"]': { color: pencil.text },
    "&[data-selected]": {
      background: tagInk,
      color: bg.page,
      paddingInline: "3px",
      borderRadius: "0 0 1px 1px",
    },
    '&[data-selected][data-look="suggested"]': { background: pencil.text },
  },
  "@media": {
    [breakpoint.forced]: {
      selectors: {
        "&[data-selected]": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
      },
    },
  },
});

export const word = style({
  lineHeight: "inherit !important",
  // Space for descenders such as "g" and "y".
  paddingBlockEnd: "0.125rem",
  overflow: "hidden",
  textOverflow: "ellipsis",
  "::before": { content: "attr(data-word)" },
});

export const frame = style({
  ...placed,
  insetBlockStart: `calc(${top} + 0.1 * ${height})`,
  blockSize: `calc(0.84 * ${height})`,
  border: `0 solid ${accent.line}`,
  borderBlockWidth: "2px",
  selectors: {
    "&[data-first]": { borderInlineStartWidth: "2px" },
    "&[data-last]": { borderInlineEndWidth: "2px" },
    "&[data-other]": { borderStyle: "dashed" },
  },
});
