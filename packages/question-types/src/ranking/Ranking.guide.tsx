import type { ComponentGuide } from "@glossa/design-system";
import { DrawnQuestion, optionsOf } from "../testing/DrawnQuestion";

/** How to use the ranking. */
export const guide: ComponentGuide = {
  use: ["The order of two or more things by preference; some may share a rank."],
  avoid: ["The quality of one thing: the rating."],
  anatomy: ["Items without a rank", "Ranks with their items"],
  keys: [
    ["↑ ↓", "Move between the items"],
    ["1–9", "Give the focused item that rank"],
    ["0, Delete", "Take the focused item out of the ranking"],
  ],
  accessibility: [
    "Each item says its rank and with how many others it shares it; moves are announced.",
    "Dragging is never necessary: keys, and a press on an item and then on a place, do the same.",
  ],
  content: ["Items have short names; the texts that are compared belong to the record."],
  do: {
    picture: (
      <DrawnQuestion
        title="Which reply is better?"
        settings={{ type: "ranking", options: optionsOf("Reply A", "Reply B") }}
        value={[
          { value: "Reply B", rank: 1 },
          { value: "Reply A", rank: 2 },
        ]}
      />
    ),
    text: "Short names of things that the record shows.",
  },
  dont: {
    picture: (
      <DrawnQuestion
        title="How good is the reply?"
        settings={{ type: "ranking", options: optionsOf("Good", "Medium", "Bad") }}
      />
    ),
    text: "Grades of one thing: a rating or a label takes one key instead of three.",
  },
};
