import { describe, expect, test } from "vitest";
import { moved, settle, within } from "./split";

const range = { min: 38, max: 62, initial: 62 };
const ltr = { orientation: "horizontal", isRightToLeft: false, step: { small: 2, large: 10 } } as const;
const rtl = { ...ltr, isRightToLeft: true };
const vertical = { ...ltr, orientation: "vertical" } as const;

test.each([
  [10, 38],
  [50, 50],
  [99, 62],
])("a border moved to %d stays at %d, between 38 and 62 percent (spec 227)", (at, place) => {
  expect(within(range, at)).toBe(place);
});

describe("keys on a border", () => {
  test.each([
    ["ArrowLeft", 50, ltr, 48],
    ["ArrowRight", 50, ltr, 52],
    ["Shift+ArrowRight", 50, ltr, 60],
    ["Shift+ArrowRight", 60, ltr, 62],
    ["ArrowLeft", 50, rtl, 52],
    ["ArrowUp", 50, ltr, undefined],
    ["ArrowUp", 50, vertical, 48],
    ["ArrowDown", 50, vertical, 52],
    ["Home", 50, ltr, 38],
    ["End", 50, ltr, 62],
    ["a", 50, ltr, undefined],
  ])("%s at %d", (keys, at, axis, place) => {
    const press = { key: keys.replace("Shift+", ""), shiftKey: keys.startsWith("Shift+") };
    expect(moved(press, at, range, axis)).toBe(place);
  });
});

describe("a bottom panel", () => {
  test.each([
    [20, 600, false, 50],
    [50, 600, false, 50],
    [51, 600, true, 80],
    [200, 600, true, 200],
    [500, 600, true, 300],
    [90, 100, true, 80],
  ])(
    "dragged to %d of %d is open: %s, with %d: closed below 50 px, otherwise between 80 px and half of the space (spec 227, 228)",
    (height, room, isOpen, settled) => {
      expect(settle(height, room)).toEqual({ isOpen, height: settled });
    },
  );
});
