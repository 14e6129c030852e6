import type { ComponentGuide } from "../guide";

/** How to use the list of many. */
export const guide: ComponentGuide = {
  use: [
    "Any number of many choices inside a filter or a form that is open anyway: terms of a metadata property.",
  ],
  avoid: ["A field of a form: `MultiSelect`.", "Fewer than five choices that rarely change: checkboxes."],
  keys: [
    ["↑ ↓, Home, End, letters", "Move in it"],
    ["Enter, Space", "Tick or clear an option"],
  ],
  accessibility: [
    "A list box with several selected options and one Tab stop; with more than eight options the stop is its search field.",
  ],
};
