import type { ComponentGuide } from "../guide";

/** How to use the progress meter. */
export const guide: ComponentGuide = {
  use: ["How much of the work is done, by status, with the numbers beside it (`ProgressLegend`)."],
  avoid: ["An action that runs: a sentence with a `Spinner`."],
  keys: [],
  accessibility: [
    "An image whose `label` says the shares. Each status has a texture, so that colour never stands alone.",
  ],
  content: ["The label has all shares: “41% submitted, 4% draft, 3% discarded”."],
};
