import type { ComponentGuide } from "../guide";

/** How to use the option chips. */
export const guide: ComponentGuide = {
  use: [
    "The options of a label or multi-label question: they wrap, have numbers and can be searched.",
    "Up to thousands of options: above a limit only those near the window are drawn.",
  ],
  avoid: ["A choice in a form: `RadioGroup`, `Checkbox` or `Select`."],
  anatomy: [
    "Search (if there are many options)",
    "Options, each with its number",
    "“Show more” (if some are hidden)",
  ],
  keys: [
    ["Tab", "Moves to the chosen or first option, then to what follows"],
    ["↑ ↓", "Move among the options"],
    ["Space", "Chooses"],
    ["Letters", "Go to the search"],
    ["Enter in the search", "Chooses the first option found"],
  ],
  accessibility: [
    "Radio buttons or checkboxes in a group that the title of the question names (`labelId`).",
    "A suggestion is a pencil with its score and part of the name of the option. Chips keep their places, whatever is suggested or chosen.",
  ],
  content: ["Options are as short as people can tell them apart."],
};
