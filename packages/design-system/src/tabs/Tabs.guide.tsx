import type { ComponentGuide } from "../guide";

/** How to use the tabs. */
export const guide: ComponentGuide = {
  use: [
    "Parts of one page of which one is shown, such as the settings of a dataset. The page keeps which one, for the address.",
  ],
  avoid: [
    "Views of the same content: `SegmentedControl`.",
    "Steps that follow each other: one page for each.",
  ],
  keys: [
    ["Tab", "Moves to the chosen tab, then into its content"],
    ["← →", "Choose the next or previous tab"],
    ["Home, End", "Choose the first or last tab"],
  ],
  accessibility: [
    "The list is named by `label`; each panel by its tab.",
    "`modifiedLabel` says in words that a part has unsaved changes.",
  ],
  content: ["One or two words, nouns."],
};
