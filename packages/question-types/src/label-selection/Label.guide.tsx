import type { ComponentGuide } from "@glossa/design-system";
import { DrawnQuestion, optionsOf } from "../testing/DrawnQuestion";

/** How to use the question with one label. */
export const guide: ComponentGuide = {
  use: ["One answer out of a list that everybody knows: a reason, a topic, a sentiment."],
  avoid: ["Several answers at once: the multi-label question.", "An order of magnitude: the rating."],
  anatomy: [
    "Search, if there are more options than are shown",
    "Options with their numbers",
    "The number of hidden options",
  ],
  keys: [
    ["1–9", "Chooses the option with that number; further digits within 300 ms belong to the same number"],
    ["↑ ↓, Space", "Move between the options; choose"],
    ["Letters", "Search, where there are more options than are shown"],
    ["Delete", "Clears the answer"],
  ],
  accessibility: [
    "A radio group that the title of the question names; each option says its number and whether a model suggests it.",
    "A digit never takes the choice away, so that the same key means the same on every record.",
  ],
  content: [
    "Options are nouns of one or two words, in the same grammatical form.",
    "Put the most frequent options first: their numbers are the easiest to learn.",
  ],
  do: {
    picture: (
      <DrawnQuestion
        title="What does the customer need?"
        settings={{ type: "label_selection", options: optionsOf("Refund", "Delivery status", "Other") }}
        value="Refund"
      />
    ),
    text: "Short nouns, the most frequent first, and one for what fits nowhere else.",
  },
  dont: {
    picture: (
      <DrawnQuestion
        title="Topic"
        settings={{
          type: "label_selection",
          options: optionsOf("The customer would like a refund", "delivery", "REFUND-2"),
        }}
      />
    ),
    text: "Sentences beside words, two options for one thing, and nothing for the rest.",
  },
};
