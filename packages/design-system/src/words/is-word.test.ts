import { expect, test } from "vitest";
import { isWord } from "./is-word";

test.each<[string, boolean, boolean]>([
  ["Tuesday", true, true],
  ["42", true, true],
  // As Firefox says.
  ["火曜日", false, true],
  ["e\u0301", false, true],
  ["った", false, true],
  [" ", false, false],
  ["、", false, false],
  ["👨‍👩‍👧", false, false],
])("%j, of which the browser says %s: %s", (segment, isWordLike, expected) => {
  expect(isWord({ segment, isWordLike })).toBe(expected);
});
