import type { ComponentGuide } from "../guide";

/** How to use the question frame. */
export const guide: ComponentGuide = {
  use: ["Around the input of every question: margin mark, title, description, suggestion, error."],
  avoid: ["A field of a form: the field components have their own labels."],
  anatomy: [
    "Margin mark",
    "Title, with an asterisk if required",
    "Agent and score of the suggestion",
    "Description",
    "Input",
    "Error",
  ],
  keys: [["Tab", "Moves into the question; the question becomes active"]],
  accessibility: [
    "A region that its title names; `labelId` is for the input inside.",
    "The margin mark and the asterisk have words; `error` is announced with the question.",
  ],
};
