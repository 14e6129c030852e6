import type { ComponentGuide } from "../guide";

/** How to use the skeleton. */
export const guide: ComponentGuide = {
  use: ["The outline of content that is loading and whose size is known."],
  avoid: ["Content of unknown size, or an action that runs: `Spinner`."],
  keys: [],
  accessibility: ["Decoration. The region around it sets `aria-busy` and says what is loading."],
};
