import { expect, test } from "vitest";
import { nextStop } from "./next-stop";

test.each([
  ["ArrowDown", 0, 3, 1],
  ["ArrowDown", 2, 3, 0],
  ["ArrowUp", 0, 3, 2],
  ["ArrowUp", 2, 3, 1],
  ["Home", 2, 3, 0],
  ["End", 0, 3, 2],
  ["ArrowLeft", 1, 3, undefined],
  ["ArrowRight", 1, 3, undefined],
  [" ", 1, 3, undefined],
  ["ArrowDown", 0, 0, undefined],
])("%s at %d of %d goes to %s", (key, at, count, stop) => {
  expect(nextStop(key, at, count)).toBe(stop);
});
