import type { ComponentGuide } from "../guide";

/** How to use the grid. */
export const guide: ComponentGuide = {
  use: ["Parts of equal weight beside each other, which stand below each other in a narrow window."],
  avoid: [
    "Children of different widths: a row of `Stack`.",
    "Rows with values in columns: a list or a table.",
  ],
  keys: [],
  accessibility: ["It adds no role. The order on the screen is the order of the children."],
};
