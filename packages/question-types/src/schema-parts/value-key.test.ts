import { expect, it } from "vitest";
import { valueKey } from "./value-key";

const span = { label: "person", start: 0, end: 4 };
const other = { label: "person", start: 6, end: 9 };

it.each([
  ["labels in another order", ["a", "b"], ["b", "a"]],
  ["spans in another order", [span, other], [other, { end: 4, start: 0, label: "person" }]],
  [
    "ranked items in another order",
    [
      { value: "a", rank: 1 },
      { value: "b", rank: 2 },
    ],
    [
      { rank: 2, value: "b" },
      { rank: 1, value: "a" },
    ],
  ],
  ["an item without a rank", [{ value: "a" }], [{ value: "a", rank: null }]],
  ["a text with white space around it", "late order", " late order\n"],
  ["a letter in one or two code points", "\u00e9", "e\u0301"],
])("%s has the same key", (_, one, two) => {
  expect(valueKey(one)).toBe(valueKey(two));
});

it.each([
  ["other labels", ["a"], ["a", "b"]],
  ["one label that looks like two", ["a,b"], ["a", "b"]],
  ["another label of a span", [span], [{ ...span, label: "place" }]],
  ["another end of a span", [span], [{ ...span, end: 5 }]],
  ["no spans", [], [span]],
  ["exchanged ranks", [{ value: "a", rank: 1 }], [{ value: "a", rank: 2 }]],
  ["other letters", "Late", "late"],
  ["a number and a text", 1, "1"],
])("%s has another key", (_, one, two) => {
  expect(valueKey(one)).not.toBe(valueKey(two));
});
