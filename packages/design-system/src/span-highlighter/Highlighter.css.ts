import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { hueCount } from "../span-hues";
import { breakpoint, vars } from "../theme";
import { looksOf } from "./text/colour-looks";
import { owns } from "./text/own-colour.css";
import { foundTint, lockedTint, pendingTint, tintName } from "./text/paint";

const { accent, text: ink } = vars.color;

/** The number of gloss lines of a block. */
export const depth = createVar();
/** The number of lanes for relations above each line of a block. */
export const lanes = createVar();
/** Estimated number of lines of a block. */
export const lines = createVar();
const lineHeight = createVar();

/** The height of a line without a gloss. A text begins as far above its first letters as one that has none. */
const bare = "2rem";

export const root = style({ display: "grid", gap: vars.space[3], minInlineSize: 0 });

export const surface = style({ position: "relative", maxInlineSize: vars.measure.reading });

const reading = `${vars.weight.regular} ${vars.text.reading.size}/${vars.span.line} ${vars.font.reading}`;

/** Two words that are set like the text; nobody sees, hears or selects them. */
export const probe = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  visibility: "hidden",
  pointerEvents: "none",
  font: reading,
  whiteSpace: "pre",
  "::before": { content: "mm mm" },
});

export const text = style({
  // The first line begins at the top, independent of the line spacing.
  display: "flow-root",
  // Tints are painted under the letters, but above the page.
  isolation: "isolate",
  font: reading,
  color: ink.reading,
  // "Th" and "fi" must be selectable letter by letter.
  fontVariantLigatures: "none",
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
  cursor: "text",
  // Includes the labels under the last line, so that they never cover what follows.
  paddingBlockEnd: "0.25rem",
  borderRadius: vars.radius[1],
  ":focus-visible": {
    outline: `${vars.focus.width} solid ${vars.color.focus.ring}`,
    outlineOffset: "4px",
  },
});

/** A block of the text. Extra line height is added below the text, for the gloss. */
export const block = style({
  position: "relative",
  unicodeBidi: "plaintext",
  vars: {
    [depth]: "1",
    [lanes]: "0",
    // As far as the deepest label needs.
    [lineHeight]: `calc(${vars.span.line} + (${depth} - 1 + ${lanes}) * ${vars.span.gap})`,
  },
  // The labels need this height. As important, it wins against what bookmarklets and extensions set for all elements of the
  // page: WCAG 1.4.12 asks for 1.5 times the text size, and this is more. A height above it, about 2.35 times at first, is
  // not followed. An important rule of the user's own style sheet wins against this one, and the labels have less room.
  lineHeight: `${lineHeight} !important`,
  selectors: {
    "&[dir]": { unicodeBidi: "isolate" },
    // Laying out a whole novel would block the page for a second.
    "&[data-waiting]": {
      contentVisibility: "auto",
      containIntrinsicBlockSize: `auto calc(${lines} * ${lineHeight})`,
    },
  },
  // Above the first line there is room for the lanes alone, below the last one for the labels alone.
  marginBlockStart: `calc((${bare} - ${lineHeight}) / 2 + ${lanes} * ${vars.span.gap})`,
  paddingBlockEnd: `max(0px, (${lineHeight} - ${bare}) / 2 - ${lanes} * ${vars.span.gap})`,
});

// Of the blocks alone, which hold the text: a rule for all elements has each tint computed for each of them, at every
// change of the page.
for (let hue = 1; hue <= hueCount; hue += 1) {
  globalStyle(`${block}::highlight(${tintName(hue)})`, { backgroundColor: vars.span[hue as 1].tint });
}
// Only where labels have colours of their own, so that other pages do not compute them.
for (const [place, colour] of owns.entries()) {
  globalStyle(`${root}[data-own] ${block}::highlight(${tintName(hueCount + 1 + place)})`, {
    backgroundColor: looksOf(colour).tint,
    "@media": { [breakpoint.forced]: { backgroundColor: vars.span[1].tint } },
  });
}
globalStyle(`${root}[data-locked] ${block}::highlight(${lockedTint})`, { color: ink.secondary });
globalStyle(`${block}::highlight(${pendingTint})`, {
  backgroundColor: accent.subtle,
  textDecoration: `underline 2px ${accent.line}`,
});

// The underline expresses it without colour.
globalStyle(`${block}::highlight(${foundTint})`, {
  backgroundColor: accent.subtle,
  textDecoration: `underline 2px dotted ${accent.text}`,
});

export const notice = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  fontSize: vars.text.sm.size,
  color: ink.secondary,
});

export const empty = style({
  font: `italic ${vars.weight.regular} ${vars.text.sm.size}/${vars.text.sm.line} ${vars.font.reading}`,
  color: ink.secondary,
});
