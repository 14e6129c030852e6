import { expect, it } from "vitest";
import { valueKey } from "./value-key";

const span = { label: "person", start: 0, end: 4 };
const other = { label: "person", start: 6, end: 9 };

it.each([
  ["labels in another order", "multi_label_selection", ["a", "b"], ["b", "a"]],
  ["spans in another order", "span", [span, other], [other, { end: 4, start: 0, label: "person" }]],
  [
    "ranked items in another order",
    "ranking",
    [
      { value: "a", rank: 1 },
      { value: "b", rank: 2 },
    ],
    [
      { rank: 2, value: "b" },
      { rank: 1, value: "a" },
    ],
  ],
  ["an item without a rank", "ranking", [{ value: "a" }], [{ value: "a", rank: null }]],
  ["a text with white space around it", "text", "late order", " late order\n"],
  ["a letter in one or two code points", "text", "\u00e9", "e\u0301"],
])("%s has the same key", (_, type, one, two) => {
  expect(valueKey(type, one)).toBe(valueKey(type, two));
});

it.each([
  ["other labels", "multi_label_selection", ["a"], ["a", "b"]],
  ["one label that looks like two", "multi_label_selection", ["a,b"], ["a", "b"]],
  ["another label of a span", "span", [span], [{ ...span, label: "place" }]],
  ["another end of a span", "span", [span], [{ ...span, end: 5 }]],
  ["no spans", "span", [], [span]],
  ["exchanged ranks", "ranking", [{ value: "a", rank: 1 }], [{ value: "a", rank: 2 }]],
  ["options that differ by a space", "label_selection", "late", "late "],
  ["other letters", "text", "Late", "late"],
  ["a number and a text", "rating", 1, "1"],
])("%s has another key", (_, type, one, two) => {
  expect(valueKey(type, one)).not.toBe(valueKey(type, two));
});
