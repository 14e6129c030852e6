import type { ComponentGuide } from "../guide";

/** How to use the editable list. */
export const guide: ComponentGuide = {
  use: ["Short texts that users rename, reorder and remove: the options of a question."],
  avoid: ["An order of given items: `RankingBoard`."],
  keys: [
    ["Tab", "Moves into the list and out of it"],
    ["↑ ↓ in a text", "Go to the next or previous line"],
    ["↑ ↓ on a grip", "Move the line"],
  ],
  accessibility: [
    "Each line says its place; moves are announced.",
    "Without `onRemove` lines cannot be removed. `error` is about the list as a whole.",
  ],
};
