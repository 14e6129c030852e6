import type { ComponentGuide } from "../guide";

/** How to use the radio group. */
export const guide: ComponentGuide = {
  use: [
    "Two to about six choices of which one holds, all of them visible, each with a line of help if necessary.",
  ],
  avoid: [
    "Many choices, or little space: `Select`.",
    "Two to four views that switch at once: `SegmentedControl`.",
    "The options of a label question: `OptionChips`, which have numbers.",
  ],
  keys: [
    ["Tab", "Moves into the group and out of it"],
    ["Arrow keys", "Choose the next or previous one"],
  ],
  accessibility: [
    "The group is named by its label and described by its hint or error.",
    "`requiredLabel` marks it as required, visibly and for screen readers.",
  ],
};
