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

test.each([
  ["ArrowRight", "ltr", 1, 2],
  ["ArrowRight", "ltr", 2, 0],
  ["ArrowLeft", "ltr", 0, 2],
  ["ArrowRight", "rtl", 1, 0],
  ["ArrowLeft", "rtl", 1, 2],
  ["ArrowDown", "rtl", 1, 2],
  ["ArrowUp", "rtl", 1, 0],
] as const)("%s in a row (%s) goes from %s to %s", (key, row, at, stop) => {
  expect(nextStop(key, at, 3, row)).toBe(stop);
});
