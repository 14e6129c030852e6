import { expect, test } from "vitest";
import { letterEdits } from "./letter-edits.mjs";

test.each([
  ["fox", "fox", 0],
  ["fix", "fox", 1],
  ["jmups", "jumps", 2],
  ["", "fox", 3],
  ["naïve", "naive", 1],
  ["日本語", "日本", 1],
  // Each of these letters has two UTF-16 code units.
  ["𠮷野家", "吉野家", 1],
  ["👍", "🎉", 1],
  ["👍", "👎", 1],
  ["a👍👍b", "a👍🎉b", 1],
  ["👍🎉", "🎉👍", 2],
  ["x", "👍", 1],
])("%s is made from %s by %d edits of whole letters", (from, to, edits) => {
  expect(letterEdits(from, to)).toBe(edits);
  expect(letterEdits(to, from)).toBe(edits);
});
