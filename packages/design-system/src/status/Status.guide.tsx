import type { ComponentGuide } from "../guide";

/** How to use the status. */
export const guide: ComponentGuide = {
  use: ["Where a record stands for a user: pending, draft, discarded or submitted."],
  avoid: ["Any other word about a thing: `Badge`."],
  keys: [],
  accessibility: [
    "A glyph and a word, never colour alone. `isLabelHidden` hides the word in a table whose header says what the column is; screen readers still read it.",
  ],
};
