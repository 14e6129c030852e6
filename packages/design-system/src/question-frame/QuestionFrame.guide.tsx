import type { ComponentGuide } from "../guide";
import { RatingRuler } from "../rating";
import { QuestionFrame } from "./QuestionFrame";

const nothing = () => undefined;

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
  content: [
    "The title is a question or an instruction. The description explains how to decide, not how to use the control.",
  ],
  do: {
    picture: (
      <QuestionFrame
        id="guide-urgent"
        labelId="guide-urgent-title"
        title="How urgent is it?"
        description="5: today."
        requiredLabel="Required"
      >
        <RatingRuler labelId="guide-urgent-title" values={[1, 2, 3, 4, 5]} value={4} onChoose={nothing} />
      </QuestionFrame>
    ),
    text: "A question in the title; what it takes to answer it in the description.",
  },
  dont: {
    picture: (
      <QuestionFrame
        id="guide-q2"
        labelId="guide-q2-title"
        title="urgency (required!)"
        description="Please choose."
      >
        <RatingRuler labelId="guide-q2-title" values={[1, 2, 3, 4, 5]} onChoose={nothing} />
      </QuestionFrame>
    ),
    text: "The name of a column, the asterisk in words, and help that does not help.",
  },
};
