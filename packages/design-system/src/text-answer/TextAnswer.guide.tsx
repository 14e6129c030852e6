import type { ComponentGuide } from "../guide";

/** How to use the text answer. */
export const guide: ComponentGuide = {
  use: ["The text answer of a question: it grows with its text, and shows a suggestion in pencil."],
  avoid: ["A field of a form: `TextField` or `TextArea`."],
  keys: [["Tab", "Moves into the text, then to the controls of its foot"]],
  accessibility: [
    "The title of the question names it (`labelId`).",
    "Its direction follows the text. The preview takes the place of the field.",
  ],
};
