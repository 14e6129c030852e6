import { expect, test } from "vitest";
import { lengthInCodePoints } from "./text-length";

test.each([
  ["", 0],
  ["abc", 3],
  ["é", 1],
  ["👩‍🚀", 3],
  ["🚀🚀", 2],
  ["\ud83d", 1],
  ["\ud83d\ud83d\ude80", 2],
  ["\ude80\ud83d", 2],
])("%j has %i code points", (text, length) => {
  expect(lengthInCodePoints(text)).toBe(length);
  expect([...text]).toHaveLength(length);
});
