import type { ComponentGuide } from "../guide";

/** How to use the dataset ledger. */
export const guide: ComponentGuide = {
  use: ["The list around `DatasetCard`s, with a head that names the columns."],
  avoid: ["A table whose cells can be sorted or edited."],
  keys: [["Tab", "Moves through the cards"]],
  accessibility: [
    "A list; the head is hidden from screen readers, because each card says what its parts are.",
  ],
};
