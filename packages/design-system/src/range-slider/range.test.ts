import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hundredth, moved, nearest, type RangeValue, shareOf, valueAt, valueByKey } from "./range";

const range = { min: 0, max: 1, step: 0.05 };

describe("a thumb of a range slider", () => {
  test.each<[RangeValue, 0 | 1, number, RangeValue]>([
    [[0.2, 0.7], 0, 0.31, [0.3, 0.7]],
    [[0.2, 0.7], 1, 0.31, [0.2, 0.3]],
    [[0.2, 0.7], 0, 0.9, [0.7, 0.7]],
    [[0.2, 0.7], 1, 0.1, [0.2, 0.2]],
    [[0.2, 0.7], 1, 9, [0.2, 1]],
    [[0.2, 0.7], 0, -9, [0, 0.7]],
  ])("of %j, the one at %d moved to %d results in %j", (span, thumb, to, result) => {
    expect(moved(span, thumb, to, range)).toEqual(result);
  });

  test("never passes the other thumb", () => {
    const value = fc.double({ noNaN: true, min: -2, max: 3 });
    fc.assert(
      fc.property(value, value, value, fc.constantFrom<0 | 1>(0, 1), (a, b, to, thumb) => {
        const span = moved(moved([0, 1], 0, a, range), 1, b, range);
        const [from, until] = moved(span, thumb, to, range);
        expect(from).toBeLessThanOrEqual(until);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(until).toBeLessThanOrEqual(1);
      }),
    );
  });

  test.each<[RangeValue, number, 0 | 1]>([
    [[0.2, 0.7], 0, 0],
    [[0.2, 0.7], 0.44, 0],
    [[0.2, 0.7], 0.46, 1],
    [[0.5, 0.5], 0.1, 0],
    [[0.5, 0.5], 0.9, 1],
    [[1, 1], 1, 1],
  ])("of %j is moved by a press at %d", (span, at, thumb) => {
    expect(nearest(span, at)).toBe(thumb);
  });
});

test.each([
  [50, false, 0],
  [100, false, 0],
  [200, false, 0.5],
  [200, true, 0.5],
  [250, false, 0.75],
  [250, true, 0.25],
  [999, false, 1],
  [999, true, 0],
])("the pointer position %d with right-to-left %s is the value %d", (x, isRightToLeft, value) => {
  expect(valueAt(x, { left: 100, width: 200 }, range, isRightToLeft)).toBe(value);
});

test.each([
  ["ArrowRight", false, 0.55],
  ["ArrowRight", true, 0.45],
  ["ArrowLeft", false, 0.45],
  ["ArrowUp", true, 0.55],
  ["ArrowDown", true, 0.45],
  ["PageUp", false, 1],
  ["PageDown", false, 0],
  ["Home", true, 0],
  ["End", true, 1],
  ["x", false, undefined],
])("%s with right-to-left %s moves from 0.5 to %s", (key, isRightToLeft, value) => {
  expect(valueByKey(key, 0.5, range, isRightToLeft)).toBe(value);
});

test.each([
  [0, 0],
  [0.25, 0.25],
  [1, 1],
])("%d is at %d of the rail", (value, share) => {
  expect(shareOf(value, range)).toBe(share);
});

test.each([
  [-5, 0],
  [99, 1],
  [Number.NaN, 0],
])("a value of %s is drawn inside the rail (library 4.11)", (value, share) => {
  expect(shareOf(value, range)).toBe(share);
});

test.each([
  [0, 1, 0.01],
  [200, 300, 1],
  [0.1, 0.7, 0.006],
  [3, 3, 1],
])("from %d to %d the step is %d unless given", (min, max, step) => {
  expect(hundredth(min, max)).toBe(step);
});

test("an empty range has its thumbs at the start", () => {
  expect(shareOf(3, { min: 3, max: 3, step: 1 })).toBe(0);
  expect(valueAt(10, { left: 0, width: 0 }, range, false)).toBe(0);
});
