import type { ComponentGuide } from "../guide";

/** How to use the select. */
export const guide: ComponentGuide = {
  use: ["One of many choices in a form; with a search from a certain number on."],
  avoid: [
    "A few choices with room to show them: `RadioGroup`.",
    "Several of many: `MultiSelect`. A free text with proposals: `Combobox`.",
  ],
  keys: [
    ["Enter, Space, ↓", "Open the list"],
    ["↑ ↓, Home, End, letters", "Move in it"],
    ["Enter", "Chooses"],
    ["Escape", "Closes it and keeps the value"],
  ],
  accessibility: ["A button that opens a list box; its label, hint and error are those of the field."],
};
