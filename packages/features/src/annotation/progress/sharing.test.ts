import { expect, it } from "vitest";
import { canShare, isCelebrated } from "./sharing";

it.each([
  [true, 2, true],
  [true, 1, false],
  [true, 0, false],
  [false, 500, false],
])("Sharing, enabled: %s, with %d submitted is %s (spec 383, 406)", (isEnabled, submitted, may) => {
  expect(canShare(isEnabled, submitted)).toBe(may);
});

it.each([
  [9, 10, true],
  [19, 20, true],
  [10, 11, false],
  [0, 0, false],
  [undefined, 10, false],
  [10, 10, false],
  [11, 10, false],
  [9, undefined, false],
])("From %s to %s submitted is celebrated: %s (spec 384)", (before, now, is) => {
  expect(isCelebrated(before, now)).toBe(is);
});
