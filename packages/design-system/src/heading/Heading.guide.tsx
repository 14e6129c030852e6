import type { ComponentGuide } from "../guide";

/** How to use the heading. */
export const guide: ComponentGuide = {
  use: ["The title of a page, a section or a part of a section. Choose the size by what it is the title of."],
  avoid: ["A text that only looks important: `Text`.", "The title of a question: `QuestionFrame` has one."],
  keys: [],
  accessibility: [
    "`level` is the level in the outline of the page, by which screen readers jump. Leave none out on the way down.",
  ],
};
