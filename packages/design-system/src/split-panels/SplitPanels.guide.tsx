import type { ComponentGuide } from "../guide";

/** How to use the split panels. */
export const guide: ComponentGuide = {
  use: ["A page with a margin whose widths users adjust and keep."],
  avoid: ["A panel that opens and closes at the bottom: `BottomPanel`."],
  keys: [
    ["← →", "Move the border by 2 %"],
    ["Shift with ← →", "Move it by 10 %"],
    ["Home, End", "Move it to its ends"],
  ],
  accessibility: [
    "The handle is a separator with a value. Below 960 pixels the panels are stacked.",
    "A double click restores the initial size.",
  ],
};
