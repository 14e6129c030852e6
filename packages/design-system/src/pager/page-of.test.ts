import { expect, test } from "vitest";
import { pageOf } from "./page-of";

test.each([
  ["17", 1208, 17],
  [" 3 ", 10, 3],
  ["0", 10, undefined],
  ["10", 10, 10],
  ["11", 10, undefined],
  ["99", undefined, 99],
  ["1.5", 10, undefined],
  ["ten", 10, undefined],
  ["", 10, undefined],
])("%s of %s leads to %s", (typed, total, page) => {
  expect(pageOf(typed, total)).toBe(page);
});
