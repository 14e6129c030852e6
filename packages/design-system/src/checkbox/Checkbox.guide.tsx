import type { ComponentGuide } from "../guide";

/** How to use the checkbox. */
export const guide: ComponentGuide = {
  use: [
    "A choice that is on or off and takes effect with a button.",
    "Selecting rows; `isMixed` on the box above them if some are selected.",
  ],
  avoid: ["A setting that applies at once: `Switch`.", "The options of a label question: `OptionChips`."],
  keys: [["Space", "Ticks or clears it"]],
  accessibility: [
    "A native checkbox; the label is part of the target. `isMixed` is announced as “mixed”.",
    "`isInvalid` sets `aria-invalid`; the reason is a text that the caller places below.",
  ],
};
