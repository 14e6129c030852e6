import type { ComponentGuide } from "@glossa/design-system";
import { DrawnQuestion, optionsOf } from "./testing/DrawnQuestion";

/** How to use the view of questions. */
export const guide: ComponentGuide = {
  use: [
    "The input of a question of any type, from the settings that the API returns: the page need not know the types.",
  ],
  avoid: [
    "Around it: `QuestionFrame`, which has the title, the description and the error.",
    "Spans in the text of a field: `QuestionInField`; `QuestionView` draws their labels.",
    "The settings themselves: `QuestionSettingsForm`.",
  ],
  anatomy: ["The input of the type", "What a model suggests, with its score"],
  keys: [
    ["Tab", "Moves into the question"],
    ["1–9, ↑ ↓, Space, Delete", "As the guide of each type says"],
  ],
  accessibility: [
    "`labelId` names the element with the title; the input is a group or a field of that name.",
    "Read-only and invalid values are said in words as well as drawn.",
  ],
  content: ["Titles and options come from the settings and are shown as they are stored."],
  do: {
    picture: (
      <DrawnQuestion
        title="What does the customer need?"
        settings={{ type: "label_selection", options: optionsOf("Refund", "Delivery") }}
        value="Refund"
      />
    ),
    text: "In a `QuestionFrame`, whose title names the input.",
  },
  dont: {
    picture: (
      <DrawnQuestion
        title="Q1"
        settings={{ type: "label_selection", options: optionsOf("Refund", "Delivery") }}
      />
    ),
    text: "A title that a screen reader repeats for each option and that says nothing.",
  },
};
