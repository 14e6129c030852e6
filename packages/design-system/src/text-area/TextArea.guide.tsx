import type { ComponentGuide } from "../guide";
import { TextArea } from "./TextArea";

const nothing = () => undefined;

/** How to use the text area. */
export const guide: ComponentGuide = {
  use: ["Several lines of plain text in a form, with a counter if their length is limited."],
  avoid: ["One line: `TextField`. A text answer of a question: `TextAnswer`."],
  anatomy: ["Label", "Text", "Help or error", "Counter (optional, `counter`)"],
  keys: [["Tab", "Moves into the field and out of it"]],
  accessibility: ["The label is never a placeholder. Help, error and counter describe the field."],
  content: ["The help says where the text appears or how long it may be, not “Enter a description”."],
  do: {
    picture: (
      <TextArea
        label="Description"
        hint="Shown below the title of the question."
        counter="82/500"
        value="What the customer wants most."
        onChange={nothing}
      />
    ),
    text: "The label names the text; the help says where it appears.",
  },
  dont: {
    picture: <TextArea label="Name" value="marisol" onChange={nothing} />,
    text: "One line: use `TextField`, in which Enter sends the form.",
  },
};
