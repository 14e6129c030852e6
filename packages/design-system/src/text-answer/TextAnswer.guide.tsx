import type { ComponentGuide } from "../guide";
import { TextAnswer } from "./TextAnswer";

const nothing = () => undefined;

/** How to use the text answer. */
export const guide: ComponentGuide = {
  use: ["The text answer of a question: it grows with its text, and shows a suggestion in pencil."],
  avoid: ["A field of a form: `TextField` or `TextArea`."],
  anatomy: [
    "Text area, or the formatted text (`preview`)",
    "Note about the text (`note`)",
    "Count (`count`)",
    "The suggestion, to compare (`suggestion`)",
    "Button to take a suggestion over (`useSuggestion`)",
  ],
  keys: [["Tab", "Moves into the text, then to the controls of its foot"]],
  accessibility: [
    "The title of the question names it (`labelId`).",
    "Its direction follows the text. The preview takes the place of the field.",
  ],
  content: ["The count has a noun: “12 words”. The button says what it takes over: “Use suggestion”."],
  do: {
    picture: (
      <TextAnswer
        id="guide-reply"
        labelId="guide-reply-title"
        value="We refund €40 today."
        onChange={nothing}
        isPencil
        note="Markdown"
        count="4 words"
      />
    ),
    text: "A suggestion in pencil, which becomes ink with the first change.",
  },
  dont: {
    picture: (
      <TextAnswer
        id="guide-name"
        labelId="guide-name-title"
        value=""
        onChange={nothing}
        placeholder="Type your email address here, then press the button below"
      />
    ),
    text: "A field of a form: use `TextField` with a label. A placeholder disappears when it is needed.",
  },
};
