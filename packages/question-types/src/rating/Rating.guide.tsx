import type { ComponentGuide } from "@glossa/design-system";

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
};
