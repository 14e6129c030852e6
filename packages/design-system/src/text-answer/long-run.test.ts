import { expect, test } from "vitest";
import { hasLongRun } from "./long-run";

test.each([
  ["", false],
  ["a word ".repeat(1000), false],
  ["a\n".repeat(1000), false],
  ["a".repeat(500), false],
  ["\\".repeat(50_000), true],
  [`and ${"x-".repeat(251)} after`, true],
  [`${"a ".repeat(300)}${"b".repeat(500)}`, false],
  [`${"a ".repeat(300)}${"b".repeat(501)}`, true],
  [`${"b".repeat(501)} after`, true],
])("%.20j… contains a very long word: %s (api 3c)", (text, expected) => {
  expect(hasLongRun(text)).toBe(expected);
});
