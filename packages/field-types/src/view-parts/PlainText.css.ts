import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

export const text = style({
  maxInlineSize: vars.measure.reading,
  font: `${vars.weight.regular} ${vars.text.reading.size}/${vars.text.reading.line} ${vars.font.reading}`,
  color: vars.color.text.reading,
  // "Th" and "fi" must be selectable letter by letter.
  fontVariantLigatures: "none",
  hangingPunctuation: "first",
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
  // Each paragraph finds its own direction; the majority decides for those that have none.
  unicodeBidi: "plaintext",
});

/** A piece of a very long text: laid out when it comes near the screen. */
export const block = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 150rem",
  unicodeBidi: "plaintext",
  // A piece of a paragraph has the direction of the whole.
  selectors: { "&[dir]": { unicodeBidi: "isolate" } },
});
