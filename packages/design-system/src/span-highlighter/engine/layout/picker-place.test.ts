import { expect, test } from "vitest";
import { placePicker } from "./picker-place";

const sight = { top: 100, bottom: 900 };

const below = (edge: number, room: number) => ({ side: "below", edge, room });
const above = (edge: number, room: number) => ({ side: "above", edge, room });

test.each([
  ["below the words", { top: 200, bottom: 240 }, 300, below(240, 652)],
  ["above them at the foot of the pane", { top: 800, bottom: 840 }, 300, above(800, 692)],
  ["on the side with more room", { top: 520, bottom: 560 }, 600, above(520, 412)],
  ["over words that fill the pane", { top: 40, bottom: 1200 }, 300, above(892, 784)],
])("a picker stands %s (use A18)", (_, words, height, expected) => {
  expect(placePicker(words, sight, height)).toEqual(expected);
});
