import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { hueCount } from "../span-hues";
import { breakpoint, vars } from "../theme";
import { pendingTint, tintName } from "./paint";

const { accent, bg, pencil, text: ink } = vars.color;

/** How many lines of the gloss a block has, and whether there is room for two in any case. */
export const depth = createVar();
/** How many lines a block has, about. */
export const lines = createVar();
/** Where something stands in its block, in pixels. */
export const left = createVar();
export const top = createVar();
export const width = createVar();
export const height = createVar();
export const level = createVar();
export const room = createVar();

const line = createVar();
const tint = createVar();
const tagInk = createVar();
const lineHeight = createVar();

/** The hues of the palette, for whatever has `data-hue`. */
const hues = Object.fromEntries(
  Array.from({ length: hueCount }, (_, index) => (index + 1) as keyof typeof vars.span).map((hue) => {
    const { line: own, tint: wash, text } = vars.span[hue as 1];
    return [`&[data-hue="${hue}"]`, { vars: { [line]: own, [tint]: wash, [tagInk]: text } }];
  }),
);

for (let hue = 1; hue <= hueCount; hue += 1) {
  globalStyle(`::highlight(${tintName(hue)})`, { backgroundColor: vars.span[hue as 1].tint });
}
globalStyle(`::highlight(${pendingTint})`, {
  backgroundColor: accent.subtle,
  textDecoration: `underline 2px ${accent.line}`,
});

export const root = style({ display: "grid", gap: vars.space[3], minInlineSize: 0 });

export const surface = style({ position: "relative", maxInlineSize: vars.measure.reading });

export const text = style({
  // The first line begins where the text does, however much room there is between lines.
  display: "flow-root",
  // What lies under the letters lies over the page.
  isolation: "isolate",
  font: `${vars.weight.regular} ${vars.text.reading.size}/${vars.span.line} ${vars.font.reading}`,
  color: ink.reading,
  // "Th" and "fi" must be selectable letter by letter.
  fontVariantLigatures: "none",
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
  cursor: "text",
  borderRadius: vars.radius[1],
  ":focus-visible": {
    outline: `${vars.focus.width} solid ${vars.color.focus.ring}`,
    outlineOffset: "4px",
  },
});

/** A piece of the text. Extra height goes under its lines, where the gloss is. */
export const block = style({
  position: "relative",
  unicodeBidi: "plaintext",
  vars: {
    [depth]: "1",
    [lineHeight]: `max(${vars.span.line}, calc(${vars.span.line} + (${depth} - 1) * ${vars.span.gap}))`,
  },
  lineHeight: lineHeight,
  selectors: {
    // A novel laid out whole would keep the page busy for a second.
    "&[data-waiting]": {
      contentVisibility: "auto",
      containIntrinsicBlockSize: `auto calc(${lines} * ${lineHeight})`,
    },
  },
  marginBlockStart: `calc((${vars.span.line} - ${lineHeight}) / 2)`,
  paddingBlockEnd: `calc((${lineHeight} - ${vars.span.line}) / 2)`,
});

/** What lies over or under the text of a block; it stands by measured places, whatever the direction of the text. */
export const overlay = style({
  position: "absolute",
  inset: 0,
  direction: "ltr",
  pointerEvents: "none",
  userSelect: "none",
  WebkitUserSelect: "none",
  selectors: { '&[data-layer="under"]': { zIndex: -1 } },
});

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

/** The label under the line. Its word is no text of the page: neither found, nor selected, nor copied. */
export const tag = style({
  position: "absolute",
  insetBlockStart: `calc(${atLevel} + ${vars.span.stroke})`,
  insetInlineStart: left,
  maxInlineSize: room,
  display: "inline-flex",
  alignItems: "center",
  gap: "3px",
  paddingInlineEnd: "3px",
  font: `${vars.weight.semibold} ${vars.text["2xs"].size}/${vars.text["2xs"].size} ${vars.font.ui}`,
  fontStretch: "88%",
  letterSpacing: "0.01em",
  color: tagInk,
  background: bg.page,
  whiteSpace: "nowrap",
  overflow: "hidden",
  pointerEvents: "auto",
  cursor: "pointer",
  selectors: {
    ...hues,
    // From the right edge of the fragment to the left.
    '&[data-side="end"]': { translate: "-100%", flexDirection: "row-reverse" },
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
  // Room for what hangs below the line: "g" and "y".
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
  },
});

export const caret = style({
  position: "absolute",
  insetInlineStart: left,
  insetBlockStart: top,
  blockSize: height,
  inlineSize: "2px",
  marginInlineStart: "-1px",
  background: accent.solid,
  pointerEvents: "none",
  // Out of sight it must not lengthen what scrolls.
  scrollMarginBlock: vars.space[12],
  "@media": { [breakpoint.forced]: { forcedColorAdjust: "none", background: "Highlight" } },
});

/** Where the framed span begins; it is kept in sight. */
export const anchor = style({
  position: "absolute",
  insetInlineStart: left,
  insetBlockStart: top,
  blockSize: "1px",
  inlineSize: "1px",
  scrollMarginBlock: vars.space[16],
});

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
  vars: { "--kbd-ink": "currentColor", "--kbd-edge": "color-mix(in oklab, currentColor 40%, transparent)" },
});

export const review = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
  fontSize: vars.text.sm.size,
  color: ink.secondary,
});

export const reviewText = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  marginInlineEnd: vars.space[2],
});

export const empty = style({
  font: `italic ${vars.weight.regular} ${vars.text.sm.size}/${vars.text.sm.line} ${vars.font.reading}`,
  color: ink.secondary,
});
