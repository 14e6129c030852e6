import { expect, test } from "vitest";
import { ColumnTally } from "./column-profile";
import { areLabels } from "./column-shape";

test.each([
  ["short values that repeat", ["yes", "no", "yes"], true],
  ["several words", ["not sure", "not sure"], true],
  ["an abbreviation", ["e.g.", "e.g."], true],
  ["values that do not repeat", ["yes", "no"], false],
  ["several lines", ["a\nb", "a\nb"], false],
  ["sentences", ["It is fine.", "It is fine."], false],
  ["Chinese sentences, which have no spaces", ["很好。", "很好。"], false],
  ["Arabic questions", ["هل هذا صحيح؟", "هل هذا صحيح؟"], false],
  ["values with spaces around them", [" yes", " yes"], false],
])("answers of people are labels or not: %s", (_, values, expected) => {
  const tally = new ColumnTally();
  for (const value of values) tally.take(value);
  expect(areLabels(tally.profile("answer", values.length))).toBe(expected);
});
