import { expect, test } from "vitest";
import { lineMove } from "./line-move";

/** Lines of four characters, ten pixels each, forty pixels apart. */
const placeOf = (index: number) => ({ left: (index % 4) * 10, top: Math.floor(index / 4) * 40 });
const go = (from: number, direction: "back" | "on", left: number) =>
  lineMove(from, { text: "abcdefghijkl", direction, placeOf, left });

test.each([
  ["straight down", 1, "on", 10, 5],
  ["straight up", 6, "back", 20, 2],
  ["towards the column that was wished for", 1, "on", 30, 7],
  ["to the end below the last line", 9, "on", 10, 12],
  ["to the start above the first line", 2, "back", 20, 0],
] as const)("%s", (...[, from, direction, left, expected]) => {
  expect(go(from, direction, left)).toBe(expected);
});
