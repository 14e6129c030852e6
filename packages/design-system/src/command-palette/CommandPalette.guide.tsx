import type { ComponentGuide } from "../guide";

/** How to use the command palette. */
export const guide: ComponentGuide = {
  use: ["Everything that can be done on a page, by name: actions, labels, datasets, records."],
  avoid: ["A few actions of one thing: `DropdownMenu`."],
  keys: [
    ["Typing", "Filters the commands"],
    ["↑ ↓", "Move among them"],
    ["Enter", "Closes the palette and runs the command"],
    ["Escape", "Closes it"],
  ],
  accessibility: [
    "A dialog with a combobox. `onRun` is called after the focus has returned to where it was.",
  ],
  content: ["A command is named like the button that does the same. Its key stands at the end."],
};
