import { expect, it } from "vitest";
import { valueKey } from "./value-key";

const span = { label: "person", start: 0, end: 4 };
const other = { label: "person", start: 6, end: 9 };
const ranking = (...ranks: (number | null)[]) =>
  ranks.map((rank, index) => ({ value: "abcd"[index] ?? "", rank }));

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
  ["an order with two equal items in other ranks", "ranking", ranking(1, 1, 3, 4), ranking(1, 1, 2, 3)],
  ["an order that does not begin with 1", "ranking", ranking(2, 2, 3, 4), ranking(1, 1, 3, 4)],
  ["an order with an item without a rank", "ranking", ranking(2, null, 4), ranking(1, null, 2)],
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
  ["exchanged ranks", "ranking", ranking(1, 2), ranking(2, 1)],
  ["two equal items elsewhere", "ranking", ranking(1, 1, 3), ranking(1, 2, 2)],
  ["an item with a rank", "ranking", ranking(1, 2), ranking(1, null)],
  ["options that differ by a space", "label_selection", "late", "late "],
  ["other letters", "text", "Late", "late"],
  ["a number and a text", "rating", 1, "1"],
])("%s has another key", (_, type, one, two) => {
  expect(valueKey(type, one)).not.toBe(valueKey(type, two));
});
