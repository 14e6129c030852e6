import type { ComponentGuide } from "../guide";

/** How to use the dropdown menu. */
export const guide: ComponentGuide = {
  use: ["Further actions of one thing, or one choice of a few (`MenuRadioGroup`)."],
  avoid: ["A form or a filter: `FilterPopover`.", "A choice in a form: `Select`."],
  keys: [
    ["Enter, Space, ↓", "Open the menu"],
    ["↑ ↓, Home, End, letters", "Move in it"],
    ["Enter, Space", "Run the item"],
    ["Escape", "Closes it and returns the focus"],
  ],
  accessibility: ["The trigger says that it has a menu and whether it is open; headings name groups."],
  content: ["Items are verbs, like buttons."],
};
