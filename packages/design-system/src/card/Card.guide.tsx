import type { ComponentGuide } from "../guide";

/** How to use the card. */
export const guide: ComponentGuide = {
  use: ["Content that stands apart from its surroundings: a preview, an example, one of several choices."],
  avoid: ["Sections of a page: a heading and space divide them.", "A dataset in a list: `DatasetCard`."],
  keys: [],
  accessibility: ["It adds no role. If the content has a title, it is a `Heading` inside."],
};
