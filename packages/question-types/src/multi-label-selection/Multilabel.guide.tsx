import type { ComponentGuide } from "@glossa/design-system";
import { DrawnQuestion, optionsOf } from "../testing/DrawnQuestion";

/** How to use the question with several labels. */
export const guide: ComponentGuide = {
  use: ["Any number of labels that can hold at once: the details that a message contains."],
  avoid: ["Labels that exclude each other: the question with one label."],
  anatomy: [
    "Search, if there are more options than are shown",
    "Options with their numbers",
    "The number of hidden options",
  ],
  keys: [
    ["1–9", "Adds or removes the option with that number"],
    ["↑ ↓, Space", "Move between the options; add or remove"],
    ["Letters", "Search, where there are more options than are shown"],
  ],
  accessibility: [
    "A group of checkboxes that the title of the question names.",
    "A suggestion is in pencil until a person touches the question; one touch puts all its labels in ink.",
  ],
  content: ["Options are nouns of one or two words, in the same grammatical form."],
  do: {
    picture: (
      <DrawnQuestion
        title="What does the message contain?"
        settings={{ type: "multi_label_selection", options: optionsOf("Amount", "Date", "Address") }}
        value={["Amount", "Date"]}
      />
    ),
    text: "Labels that can hold at once. A message without any of them is submitted without an answer.",
  },
  dont: {
    picture: (
      <DrawnQuestion
        title="How does it sound?"
        settings={{ type: "multi_label_selection", options: optionsOf("Positive", "Negative", "None") }}
        value={["Positive", "None"]}
      />
    ),
    text: "Labels that exclude each other, and “None”, which can be chosen beside others.",
  },
};
