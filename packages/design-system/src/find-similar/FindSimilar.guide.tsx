import type { ComponentGuide } from "../guide";

/** How to use the search for similar records. */
export const guide: ComponentGuide = {
  use: ["Finding the records that are most or least like one, by one of its vectors."],
  avoid: ["A search by words: the search field of the page."],
  keys: [
    ["Enter, Space", "Open the form, or start the search if there is only one vector"],
    ["Arrow keys", "Choose order, vector and number"],
    ["Enter", "Starts the search"],
    ["Escape", "Closes the form"],
  ],
  accessibility: ["Radio groups in a popover; the focus returns to the trigger."],
};
