import { expect, test } from "vitest";
import { isLocked } from "./locked";

test.each([
  [{ start: 0, end: 5 }, false],
  [{ start: 0, end: 6 }, true],
  [{ start: 6, end: 7 }, true],
  [{ start: 0, end: 20 }, true],
  [{ start: 9, end: 12 }, false],
  [{ start: 5, end: 9 }, true],
])("%j touches a locked part: %s (library 5.7)", (range, touches) => {
  expect(isLocked(range, [{ start: 5, end: 9 }])).toBe(touches);
});
