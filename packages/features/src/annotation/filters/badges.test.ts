import { expect, test } from "vitest";
import { type BadgeWords, conditionText, namedBadges, suggestionBadges, suggestionText } from "./badges";

const words: BadgeWords = {
  number: String,
  range: ({ from, to }) => `${from} – ${to}`,
  part: ({ title, part }) => `${title}: ${part}`,
  parts: { value: "value", score: "score", agents: "agent" },
};
const titleOf = (name: string) => name.toUpperCase();

test.each([
  [undefined, undefined],
  [{ terms: ["a", "b"] }, "2"],
  [{ range: { ge: 40, le: 180 } }, "40 – 180"],
  [{ operator: "and" as const, values: ["a"] }, "1"],
])("what is set in a section: %j is %s", (condition, text) => {
  expect(conditionText(condition, words)).toBe(text);
});

test("a badge names a property and removes its filter", () => {
  const filters = [
    { name: "a", terms: ["x"] },
    { name: "b", terms: ["y"] },
  ];
  expect(namedBadges<"metadata">(filters, titleOf)).toEqual([
    { label: "A", without: [filters[1]] },
    { label: "B", without: [filters[0]] },
  ]);
});

test("each configuration of a suggestion has a badge of its own", () => {
  const filter = { name: "need", score: { ge: 0.5, le: 1 }, agents: ["x"] };
  expect(suggestionBadges([filter], titleOf, words)).toEqual([
    { label: "NEED: score", without: [{ name: "need", agents: ["x"] }] },
    { label: "NEED: agent", without: [{ name: "need", score: filter.score }] },
  ]);
  expect(suggestionText(filter, words)).toBe("2");
  expect(suggestionText(undefined, words)).toBeUndefined();
});
