import type { ComponentGuide } from "../guide";

/** How to use the pager. */
export const guide: ComponentGuide = {
  use: ["Moving through a long list one by one, or to a position that is typed."],
  avoid: ["Pages of a list that are all visible: links."],
  keys: [
    ["Tab", "Moves to the arrows and to the position"],
    ["Enter on the position", "Turns it into a field"],
    ["Enter in the field", "Goes to the position"],
    ["Escape in the field", "Keeps the position"],
  ],
  accessibility: [
    "A navigation that `label` names. At the ends the arrows are disabled but stay where they are.",
  ],
};
