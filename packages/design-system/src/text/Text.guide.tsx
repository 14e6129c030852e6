import type { ComponentGuide } from "../guide";

/** How to use the text. */
export const guide: ComponentGuide = {
  use: ["Sentences of the interface: a summary, an explanation, a hint."],
  avoid: ["The texts of records: `Markdown`, in the type for reading.", "Titles: `Heading`."],
  keys: [],
  accessibility: ['It is a paragraph. `as="span"` makes it a part of another one.'],
};
