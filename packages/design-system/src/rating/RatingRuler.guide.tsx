import type { ComponentGuide } from "../guide";

/** How to use the rating. */
export const guide: ComponentGuide = {
  use: ["A whole number on a scale of up to eleven, all of it visible."],
  avoid: ["A number without a scale: `NumberField`.", "Named levels: `OptionChips`."],
  keys: [
    ["Tab", "Moves to the chosen or first number"],
    ["↑ ↓, Home, End", "Move along the scale"],
    ["Space", "Chooses"],
  ],
  accessibility: [
    "Radio buttons in a group that the title of the question names (`labelId`).",
    "A suggested number has a pencil, and its source is part of its name.",
    "← and → are free for the page: they turn records.",
  ],
};
