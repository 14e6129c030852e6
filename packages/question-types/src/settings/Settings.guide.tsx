import type { ComponentGuide } from "@glossa/design-system";
import { TextField } from "@glossa/design-system";
import { DrawnQuestion, optionsOf } from "../testing/DrawnQuestion";

/** How to use the settings of questions. */
export const guide: ComponentGuide = {
  use: ["A page on which questions are created or changed."],
  avoid: ["Answering a question: `QuestionView`."],
  keys: [
    ["Tab", "Moves from setting to setting"],
    ["↑ ↓", "In the list of options, go to the next line; on a grip, move the option"],
  ],
  accessibility: ["Each setting has a label; an error is announced and names the option that it concerns."],
  anatomy: [
    "Title, description and whether an answer is required",
    "Settings of the type",
    "The list of options, if the type has one",
  ],
  content: ["An error names what is wrong and the option that it concerns: “Two options are called Refund.”"],
  do: {
    picture: (
      <>
        <TextField label="Title" value="What is it about?" onChange={() => undefined} />
        <DrawnQuestion
          title="What is it about?"
          settings={{ type: "label_selection", options: optionsOf("Refund", "Delivery") }}
        />
      </>
    ),
    text: "The form beside the question as annotators see it.",
  },
  dont: {
    picture: <TextField label="Title" value="new_question_2" onChange={() => undefined} />,
    text: "The form alone: nobody sees that the title is the name of a column.",
  },
};
