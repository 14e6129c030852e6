import type { ComponentGuide } from "../guide";

/** How to use the text area. */
export const guide: ComponentGuide = {
  use: ["Several lines of plain text in a form, with a counter if their length is limited."],
  avoid: ["One line: `TextField`. A text answer of a question: `TextAnswer`."],
  keys: [["Tab", "Moves into the field and out of it"]],
  accessibility: ["The label is never a placeholder. Help, error and counter describe the field."],
};
