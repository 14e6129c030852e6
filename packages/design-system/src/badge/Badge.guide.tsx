import type { ComponentGuide } from "../guide";

/** How to use the badge. */
export const guide: ComponentGuide = {
  use: ["One word about the thing beside it: the type of a field, a role, that something was modified."],
  avoid: [
    "The status of a record: `Status`, which has a glyph.",
    "Something that can be pressed or removed: a button.",
  ],
  keys: [],
  accessibility: [
    "Plain text in reading order. The looks differ in more than colour; the word says what is meant.",
  ],
  content: ["One or two words."],
};
