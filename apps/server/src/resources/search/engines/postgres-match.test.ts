import { expect, it } from "vitest";
import { lexemeOf } from "./postgres-match";

it.each([
  ["refund", "refund"],
  ["a".repeat(480), "a".repeat(480)],
  ["a".repeat(4_000_000), "a".repeat(480)],
  ["🦊".repeat(481), "🦊".repeat(480)],
  [`a${"🦊".repeat(500)}`, `a${"🦊".repeat(479)}`],
])("a word is stored with at most 480 letters and never cut within a character: %.12s", (word, stored) => {
  expect(lexemeOf(word)).toBe(stored);
});
