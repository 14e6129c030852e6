import type { ComponentGuide } from "../guide";
import { RankingBoard } from "./RankingBoard";

const nothing = () => undefined;
const words = {
  unranked: "Unranked",
  ranking: "Ranking",
  allRanked: "All ranked",
  drop: "Drop here",
  state: (rank: number | null) => (rank === null ? "not ranked" : `rank ${rank}`),
  moved: (text: string) => text,
  putAt: (rank: number | null) => `Place at ${rank}`,
  hint: "Press a number to rank an item.",
};

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
    "Each item is a button whose name includes its rank; moves are announced.",
    "Dragging is never the only way: pick an item, then press a slot.",
  ],
  content: ["Items have names of one to three words; long texts belong into the record."],
  do: {
    picture: (
      <RankingBoard
        labelId="guide-ranking"
        options={[
          { id: "a", text: "Answer A", rank: 1 },
          { id: "b", text: "Answer B", rank: null },
        ]}
        onPlace={nothing}
        words={words}
      />
    ),
    text: "Few items, whose whole text is read before they are ranked.",
  },
  dont: {
    picture: (
      <RankingBoard
        labelId="guide-choice"
        options={[
          { id: "y", text: "Yes", rank: 1 },
          { id: "n", text: "No", rank: 2 },
        ]}
        onPlace={nothing}
        words={words}
      />
    ),
    text: "One of two: use `OptionChips`, which take one press.",
  },
};
