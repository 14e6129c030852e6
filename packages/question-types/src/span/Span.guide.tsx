import type { ComponentGuide } from "@glossa/design-system";
import { DrawnQuestion, optionsOf } from "../testing/DrawnQuestion";

/** How to use the span question. */
export const guide: ComponentGuide = {
  use: ["Words in a text field of the record that belong to a label: names, amounts, reasons."],
  avoid: ["The text as a whole: the question with one label."],
  keys: [
    ["1–9", "Mark what is selected with that label; with nothing selected, choose the active label"],
    ["Alt+↑, Alt+↓", "Go to the text, to the list of spans"],
    ["Enter", "In the text, marks what is selected with the active label"],
  ],
  accessibility: [
    "The options choose the active label; the marking happens in the field, by `SpanHighlighter`.",
    "A list of all spans follows the text, for screen readers and for the keyboard.",
  ],
  content: ["Labels are short: they stand under the words that they mark."],
  anatomy: [
    "Labels with their colours and numbers",
    "In the field: the marked text, its labels below it",
    "After the text: the list of spans",
  ],
  do: {
    picture: (
      <DrawnQuestion
        title="Mark names and places"
        settings={{ type: "span", field: "message", options: optionsOf("Person", "Place") }}
      />
    ),
    text: "An instruction that names what to mark, and labels of one word.",
  },
  dont: {
    picture: (
      <DrawnQuestion
        title="Spans"
        settings={{
          type: "span",
          field: "message",
          options: optionsOf("Name of a natural person", "Geographical location"),
        }}
      />
    ),
    text: "Labels that do not fit below the words that they mark.",
  },
};
