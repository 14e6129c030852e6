import type { ComponentGuide } from "../guide";

/** How to use the filter popover. */
export const guide: ComponentGuide = {
  use: ["A filter of a list, whose values are set now and then; what is set shows on the button."],
  avoid: ["A setting of the page that is changed often: a control on the page itself."],
  keys: [
    ["Enter, Space", "Open it"],
    ["Tab", "Moves through its controls"],
    ["Escape", "Closes it and applies what was set"],
  ],
  accessibility: [
    "The button names the filter and its set values. `onCommit` is called when the popover closes, or 500 ms after the last change.",
  ],
  content: ["The badges are short: two are shown, the rest as a number."],
};
