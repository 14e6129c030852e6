import type { ComponentGuide } from "../guide";

/** How to use the select of many. */
export const guide: ComponentGuide = {
  use: ["Any number of many choices behind a button: users, terms of a metadata property."],
  avoid: ["One choice: `Select`.", "The options of a question: `OptionChips`."],
  keys: [
    ["Enter, Space, ↓", "Open the list"],
    ["↑ ↓, letters", "Move in it"],
    ["Enter, Space", "Tick or clear an option; the list stays open"],
    ["Escape", "Closes the list"],
  ],
  accessibility: ["A button that opens a list box with several selected options; the button says how many."],
};
