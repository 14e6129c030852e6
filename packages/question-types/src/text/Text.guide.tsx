import type { ComponentGuide } from "@glossa/design-system";
import { DrawnQuestion } from "../testing/DrawnQuestion";

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
  do: {
    picture: (
      <DrawnQuestion
        title="Reply to the customer"
        description="Two or three sentences, with the date of the refund."
        settings={{ type: "text", use_markdown: false }}
        value="We have refunded your order today."
      />
    ),
    text: "The description says how long the text is and what must be in it.",
  },
  dont: {
    picture: (
      <DrawnQuestion
        title="Is it urgent? (yes/no)"
        settings={{ type: "text", use_markdown: false }}
        value="Yes, I think"
      />
    ),
    text: "An answer that could be counted: everybody spells it in another way.",
  },
};
