import type { ComponentGuide } from "../guide";

/** How to use the icon button. */
export const guide: ComponentGuide = {
  use: ["An action that everybody knows by its icon, or that stands in a row of such actions."],
  avoid: ["The most important action of a page: `Button`, with words."],
  keys: [
    ["Enter, Space", "Runs the action"],
    ["Escape", "Closes the tooltip"],
  ],
  accessibility: [
    "`label` is its name and its tooltip. `isPressed` makes it a toggle with `aria-pressed`.",
    "A disabled one stays focusable, so that its name can be read.",
    "28 pixels for a pointer, 44 for a finger.",
  ],
  content: ["The name is a verb with its object: “Copy link to dataset”."],
};
