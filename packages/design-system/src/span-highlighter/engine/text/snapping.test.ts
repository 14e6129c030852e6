import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { snap } from "./snapping";
import { anyRange, runs } from "./texts";
import { isBorder } from "./units";

const words = (text: string, start: number, end: number) => {
  const found = snap(text, { start, end }, "words");
  return found && text.slice(found.start, found.end);
};
const characters = (text: string, start: number, end: number) => {
  const found = snap(text, { start, end }, "characters");
  return found && text.slice(found.start, found.end);
};

describe("a selection in word mode", () => {
  test.each([
    ["Norrland Energi AB must", 3, 11, "Norrland Energi"],
    ["Norrland Energi AB must", 8, 16, "Energi"],
    ["in (Umeå).", 5, 7, "Umeå"],
    ["in (Umeå).", 3, 5, "(Umeå"],
    ["don't repay", 1, 2, "don"],
    ["don't repay", 1, 5, "don't"],
    ["Ahab’s leg", 0, 4, "Ahab"],
    ["Ahab’s leg", 1, 2, "Ahab"],
    ["Ahab’s leg", 4, 6, "’s"],
    ["Ahab’s leg", 0, 6, "Ahab’s"],
    ["Ahab’s leg", 5, 6, "s"],
    ["costs 3.50 now", 6, 7, "3"],
    ["snake_case", 1, 2, "snake_case"],
    ["𝔸𝔹’𝔸", 2, 3, "𝔸𝔹"],
    ["نمی‌خواهم", 0, 1, "نمی‌خواهم"],
    ["وقالت المحكمة", 1, 8, "وقالت المحكمة"],
    ["ภาษาไทย", 1, 2, "ภาษา"],
    ["see 👩‍👩‍👧‍👦 here", 5, 6, "👩‍👩‍👧‍👦"],
  ])("in %j from %d to %d is grown to %j (spec 363) (use A11)", (text, start, end, expected) => {
    expect(words(text, start, end)).toBe(expected);
  });

  test.each([
    ["a  b", 1, 3],
    ["a\r\n\r\nb", 1, 5],
    ["abc", 2, 2],
  ])("in %j from %d to %d holds nothing but space and is refused (spec 360)", (text, start, end) => {
    expect(words(text, start, end)).toBeUndefined();
  });
});

test.each([
  ["a  b", 1, 3, "  "],
  ["Norrland", 2, 5, "rrl"],
  ["e\u0301a", 0, 1, "e\u0301"],
  ["👩‍👩‍👧‍👦", 3, 4, "👩‍👩‍👧‍👦"],
])(
  "In character mode a selection in %j from %d to %d is taken as it is: %j (spec 356)",
  (text, start, end, expected) => {
    expect(characters(text, start, end)).toBe(expected);
  },
);

test.each(["words", "characters"] as const)(
  "Selections before the text are refused in %s (spec 360)",
  (precision) => {
    expect(snap("abc", { start: -1, end: 2 }, precision)).toBeUndefined();
    expect(snap("abc", { start: 0, end: -2 }, precision)).toBeUndefined();
  },
);

test("Selections past the end stop there, and backward ones are turned round (spec 361)", () => {
  expect(snap("one two", { start: 4, end: 99 }, "characters")).toEqual({ start: 4, end: 7 });
  expect(snap("one two", { start: 6, end: 5 }, "words")).toEqual({ start: 4, end: 7 });
  expect(snap("one two", { start: 50, end: 99 }, "words")).toBeUndefined();
});

test("What is snapped covers what was selected, ends at borders, and stays as it is when snapped again", () => {
  fc.assert(
    fc.property(
      anyRange,
      fc.constantFrom("words" as const, "characters" as const),
      ({ text, ...range }, precision) => {
        const found = snap(text, range, precision);
        const selected = text.slice(range.start, range.end);
        if (!found) {
          expect(precision === "words" ? selected.trim() : selected).toBe("");
          return;
        }
        expect(text.slice(found.start, found.end)).toContain(
          precision === "words" ? selected.trim() : selected,
        );
        const granularity = precision === "words" ? "word" : "grapheme";
        const symbol = /[^\p{L}\p{N}\p{M}\p{Cf}_]/u;
        const isEnd = (index: number) =>
          isBorder(text, index, granularity) ||
          (precision === "words" && symbol.test(text.slice(Math.max(0, index - 1), index + 1)));
        expect(isEnd(found.start) && isEnd(found.end)).toBe(true);
        expect(snap(text, found, precision)).toEqual(found);
      },
    ),
    { numRuns: runs },
  );
});
