import { expect, test } from "vitest";
import { countWords } from "./words";

test.each([
  ["", 0],
  ["  \n", 0],
  ["You were charged twice.", 4],
  ["€189.00 – now!", 2],
  ["don't", 1],
])("%s has %d words", (text, count) => {
  expect(countWords(text)).toBe(count);
});

test("Scripts without spaces have words as well", () => {
  expect(countWords("今日は良い天気です")).toBeGreaterThan(2);
});
