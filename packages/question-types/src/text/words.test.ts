import { expect, test } from "vitest";
import { countWords } from "./words";

test.each<[string, number]>([
  ["", 0],
  ["  \n", 0],
  ["You were charged twice.", 4],
  ["€189.00 – now!", 2],
  ["don't", 1],
  ["two words ".repeat(500), 1000],
  ["longer ".repeat(200_000), 200_000],
  [` a\u00a0b\u2028c\u3000${"d".repeat(20_001)} `, 4],
  [`  très\u00a0longer\t\r\n`.repeat(5000), 10_000],
])("%.40s has %d words", (text, count) => {
  expect(countWords(text)).toBe(count);
});

test("words are also counted in scripts without spaces", () => {
  expect(countWords("今日は良い天気です")).toBeGreaterThan(2);
});
