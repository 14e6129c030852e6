import { expect, test } from "vitest";
import { delay, gap, isSmall } from "./measures";

test("a simple tooltip opens after one second, 8 pixels from its element (spec 399) (spec 400)", () => {
  expect(delay).toBe(1000);
  expect(gap).toBe(8);
});

test.each([
  ["x".repeat(39), true],
  ["x".repeat(40), false],
  [undefined, false],
])("a tooltip with fewer than 40 characters is small (spec 400): %s", (content, small) => {
  expect(isSmall(content)).toBe(small);
});
