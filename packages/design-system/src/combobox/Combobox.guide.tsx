import type { ComponentGuide } from "../guide";

/** How to use the combobox. */
export const guide: ComponentGuide = {
  use: ["A text for which there are proposals, such as the names in use, but in which any text is allowed."],
  avoid: ["Only the given options are allowed: `Select`."],
  keys: [
    ["↓", "Opens the proposals and moves in them"],
    ["Enter", "Accepts the active proposal"],
    ["Escape", "Closes the proposals and keeps the text"],
  ],
  accessibility: [
    "A text field with the role `combobox`; the active proposal is announced while the focus stays in the field.",
  ],
};
