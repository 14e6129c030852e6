import type { ComponentGuide } from "../guide";

/** How to use the description list. */
export const guide: ComponentGuide = {
  use: ["Terms with their values: the metadata of a record, the settings of a dataset."],
  avoid: [
    "Rows that have columns of their own: a table.",
    "Keys with what they do and controls to change them: a list of its own.",
  ],
  keys: [],
  accessibility: ["A `dl`. `action` holds a button for the value, such as one that copies it."],
  content: ["Terms are nouns without a colon."],
};
