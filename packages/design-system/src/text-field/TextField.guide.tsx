import type { ComponentGuide } from "../guide";
import { TextField } from "./TextField";

const nothing = () => undefined;

/** How to use the text field. */
export const guide: ComponentGuide = {
  use: ["One line of text, with its label above and its help or error below."],
  avoid: ["Several lines: `TextArea`. A number: `NumberField`. A text answer of a question: `TextAnswer`."],
  anatomy: [
    "Label",
    "Icon or content at the start (`icon`, `start`)",
    "Text",
    "Key, counter or content at the end (`keyHint`, `counter`, `end`)",
    "Help or error",
  ],
  keys: [["Tab", "Moves into the field; then to the button that shows a password"]],
  accessibility: [
    "The label is never a placeholder. Help and error describe the field.",
    "Pass `error` only after the user has left the field (`useTouched`).",
  ],
  content: ["The label is a noun: “Username”. The error says what to do: “Enter your username.”"],
  do: {
    picture: (
      <TextField label="Username" hint="Letters, digits and hyphens" value="marisol" onChange={nothing} />
    ),
    text: "Label and help stay visible while people type.",
  },
  dont: {
    picture: (
      <TextField
        label="Username"
        isLabelHidden
        placeholder="Enter your username here"
        value=""
        onChange={nothing}
        error="Invalid input"
      />
    ),
    text: "A placeholder in place of the label disappears, and the error does not say what to do.",
  },
};
