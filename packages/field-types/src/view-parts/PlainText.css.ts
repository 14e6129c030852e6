import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const text = style({
  maxInlineSize: vars.measure.reading,
  font: `${vars.weight.regular} ${vars.text.reading.size}/${vars.text.reading.line} ${vars.font.reading}`,
  color: vars.color.text.reading,
  // The letters of "Th" and "fi" must be selectable one by one.
  fontVariantLigatures: "none",
  hangingPunctuation: "first",
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
  // Each paragraph has its own direction; paragraphs without a strong direction get that of the majority.
  unicodeBidi: "plaintext",
});

/** A segment of a very long text: laid out near the viewport only. */
export const block = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 150rem",
  unicodeBidi: "plaintext",
  // A segment of a paragraph has the direction of the whole.
  selectors: { "&[dir]": { unicodeBidi: "isolate" } },
});
