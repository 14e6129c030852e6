import type { ComponentGuide } from "../guide";
import { RatingRuler } from "./RatingRuler";

const nothing = () => undefined;
const scale = (length: number, first: number) => Array.from({ length }, (_, index) => index + first);

/** How to use the rating. */
export const guide: ComponentGuide = {
  use: ["A whole number on a scale of up to eleven, all of it visible."],
  avoid: ["A number without a scale: `NumberField`.", "Named levels: `OptionChips`."],
  anatomy: ["The values, joined to one ruler", "Mark at the suggested value (`suggestion`)"],
  keys: [
    ["Tab", "Moves to the chosen or first number"],
    ["→ ↓, ← ↑", "Choose the next number, the previous one; in right-to-left text ← is the next"],
    ["Home, End", "Choose the first, the last number"],
    ["Digits", "Choose their number"],
    ["Space", "Chooses the focused number"],
  ],
  accessibility: [
    "Radio buttons in a group that the title of the question names (`labelId`), or `label` where there is none.",
    "A suggested number has a pencil, and its source is part of its name.",
    "With `leavesKeysToPage`, ← → and digits are free for the page, as in the annotation screen, where they turn records and answer the question: ↑ ↓ only move, Space chooses.",
  ],
  content: ["The title or the description around it explains the ends of the scale."],
  do: {
    picture: <RatingRuler label="How urgent is it?" values={scale(5, 1)} value={4} onChoose={nothing} />,
    text: "A scale whose ends the title of the question explains.",
  },
  dont: {
    picture: <RatingRuler label="Which reason?" values={scale(3, 1)} value={2} onChoose={nothing} />,
    text: "Numbers that stand for names, such as 1 for “refund”: use `OptionChips`.",
  },
};
