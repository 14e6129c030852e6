import { expect, test } from "vitest";
import { nearestTo } from "./page-move";

/** Lines of four characters, ten pixels each, forty pixels apart. */
const placeOf = (index: number) => ({ left: (index % 4) * 10, top: Math.floor(index / 4) * 40 });
const find = (left: number, top: number) => nearestTo({ text: "abcdefghijkl", placeOf, left, top });

test.each([
  ["in a line", 10, 40, 5],
  ["between two lines, in the one above", 20, 75, 6],
  ["beside the end of a line", 90, 40, 7],
  ["above the text", 10, -500, 0],
  ["below the text", 0, 900, 12],
])("the place nearest to a point %s (use A2)", (_, left, top, expected) => {
  expect(find(left, top)).toBe(expected);
});
