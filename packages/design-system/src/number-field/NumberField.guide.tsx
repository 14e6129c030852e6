import type { ComponentGuide } from "../guide";

/** How to use the number field. */
export const guide: ComponentGuide = {
  use: ["A number that is typed or stepped, with limits."],
  avoid: ["A range: `RangeSlider`.", "An identifier made of digits: `TextField`."],
  keys: [
    ["↑ ↓", "One step"],
    ["Page Up, Page Down", "Ten steps"],
    ["Home, End", "The smallest and the largest number"],
    ["Enter", "Takes what was typed"],
  ],
  accessibility: [
    "A spin button with its limits. Invalid text does not change the value, and the mouse wheel never does.",
    "`steps` adds two buttons for fingers.",
  ],
};
