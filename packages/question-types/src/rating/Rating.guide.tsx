import type { ComponentGuide } from "@glossa/design-system";
import { DrawnQuestion } from "../testing/DrawnQuestion";

/** How to use the rating. */
export const guide: ComponentGuide = {
  use: ["How much of one quality there is, on a scale of whole numbers."],
  avoid: [
    "An order among several things: the ranking.",
    "Kinds without an order: the question with one label.",
  ],
  keys: [
    ["0–9", "Chooses that value; a second digit within 300 ms makes a number of both"],
    ["↑ ↓, Space", "Move along the scale; choose"],
    ["Delete", "Clears the answer"],
  ],
  accessibility: [
    "A radio group that the title of the question names.",
    "A digit is the value itself, not the place on the scale.",
  ],
  content: ["Say in the description what the ends of the scale mean."],
  anatomy: ["The values of the scale, joined to one ruler", "The mark of a suggested value"],
  do: {
    picture: (
      <DrawnQuestion
        title="How urgent is it?"
        description="1: can wait. 5: today."
        settings={{ type: "rating", options: [1, 2, 3, 4, 5].map((value) => ({ value })) }}
        value={4}
      />
    ),
    text: "One quality, and what the ends of the scale mean.",
  },
  dont: {
    picture: (
      <DrawnQuestion
        title="How clear and urgent is it?"
        settings={{ type: "rating", options: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => ({ value })) }}
        value={7}
      />
    ),
    text: "Two qualities in one number, on a scale that two people use in different ways.",
  },
};
