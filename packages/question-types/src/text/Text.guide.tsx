import type { ComponentGuide } from "@glossa/design-system";

/** How to use the text question. */
export const guide: ComponentGuide = {
  use: ["A text of the annotator's own: a rewritten reply, a reason, a translation."],
  avoid: ["An answer that can be counted: the other questions, whose results are easier to compare."],
  anatomy: [
    "Text area, or the formatted text",
    "Suggestion with a button to take it over",
    "Number of words",
  ],
  keys: [
    ["Enter", "Starts a new line; it submits everywhere else"],
    ["Escape", "Leaves the text field"],
    ["Mod+Enter", "Submits from within the text"],
  ],
  accessibility: [
    "A text area that the title of the question names; it grows with its text.",
    "The writing direction follows the text, paragraph by paragraph.",
  ],
  content: ["Say in the description how long the text should be."],
};
