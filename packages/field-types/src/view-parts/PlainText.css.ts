import { vars } from "@glossa/design-system/contract";
import { style } from "@vanilla-extract/css";

/** How a row of a list shows the paragraphs of a text; the list sets it. */
export const rowRuns = "--glossa-row-runs";

export const text = style({
  maxInlineSize: vars.measure.reading,
  font: `${vars.weight.regular} ${vars.text.reading.size}/${vars.text.reading.line} ${vars.font.reading}`,
  color: vars.color.text.reading,
  // The letters of "Th" and "fi" must be selectable one by one.
  fontVariantLigatures: "none",
  hangingPunctuation: "first",
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
});

/** A segment of a very long text: laid out near the viewport only. */
export const block = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 150rem",
});

/** Paragraphs of one direction. In a row that joins the lines of a text, they are within its lines. */
export const run = style({ display: `var(${rowRuns}, block)` });
