import type { ComponentGuide } from "@glossa/design-system";

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
};
