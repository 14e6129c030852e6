import type { ComponentGuide } from "../guide";

/** How to use the ranking board. */
export const guide: ComponentGuide = {
  use: ["An order of a few items, in which several may share a rank."],
  avoid: ["One best item: `OptionChips`.", "A list that users edit: `EditableList`."],
  anatomy: ["Items without a rank", "Slots with their ranks"],
  keys: [
    ["Tab", "Moves to an item"],
    ["↑ ↓", "Move among the items"],
    ["1–9", "Give the item a rank"],
    ["0, Delete", "Take its rank away"],
    ["Space", "Picks the item; then choose a slot"],
  ],
  accessibility: [
    "Each item is a button that says its rank; moves are announced.",
    "Dragging is never the only way: pick an item, then press a slot.",
  ],
};
