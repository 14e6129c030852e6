import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseNumber, snap, steppedBy } from "./number";

const range = { min: 0, max: 1, step: 0.1 };
const free = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY, step: 1 };

test.each([
  ["12", 12],
  [" 1.5 ", 1.5],
  ["1,5", 1.5],
  ["-3", -3],
  ["−3", -3],
  [".5", 0.5],
  ["5.", 5],
  ["", undefined],
  ["-", undefined],
  ["1e9", undefined],
  ["1.2.3", undefined],
  ["ten", undefined],
])("%s is read as %s", (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

describe("keys on a number", () => {
  test.each([
    ["ArrowUp", 0.2, range, 0.3],
    ["ArrowDown", 0.3, range, 0.2],
    ["ArrowUp", 1, range, 1],
    ["PageUp", 3, free, 13],
    ["PageDown", 3, free, -7],
    ["PageDown", 0.4, range, 0],
    ["Home", 0.4, range, 0],
    ["End", 0.4, range, 1],
    ["Home", 4, free, undefined],
    ["End", 4, free, undefined],
    ["ArrowLeft", 4, free, undefined],
    ["a", 4, free, undefined],
  ])("%s at %d", (key, value, within, next) => {
    expect(steppedBy(key, value, within)).toBe(next);
  });
});

test("a snapped number is in the range and does not change when it is snapped again", () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
      fc.integer({ min: 1, max: 50 }),
      (value, step) => {
        const within = { min: -100, max: 100, step };
        const snapped = snap(value, within);
        expect(snapped).toBeGreaterThanOrEqual(-100);
        expect(snapped).toBeLessThanOrEqual(100);
        expect(snap(snapped, within)).toBe(snapped);
      },
    ),
  );
});
