import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeOffsets } from "../text/offsets";
import { anyText, runs } from "../text/texts";
import { isBorder } from "../text/units";
import { type Caret, caretAt, type Motion, moveCaret, nextBorder, reach, selectionOf } from "./caret";

const on = (by: Motion["by"]): Motion => ({ by, direction: "on" });
const back = (by: Motion["by"]): Motion => ({ by, direction: "back" });

describe("a step of the caret", () => {
  const family = "a👩‍👩‍👧‍👦b";
  test.each<[string, string, number, Motion, number]>([
    ["a family is one step", family, 1, on("grapheme"), 12],
    ["back over a family", family, 12, back("grapheme"), 1],
    ["a flag", "🇸🇪🇳🇴", 0, on("grapheme"), 4],
    ["an accent goes with its letter", "e\u0301a", 0, on("grapheme"), 2],
    ["a line break of two characters", "a\r\nb", 1, on("grapheme"), 3],
    ["to the end of the next word", "one, two", 3, on("word"), 8],
    ["to the start of the word before", "one, two", 5, back("word"), 0],
    ["a Thai word", "ภาษาไทย", 0, on("word"), 4],
    ["a sentence", "It rains. He reads.", 0, on("sentence"), 10],
    ["back to the start of the sentence", "It rains. He reads.", 14, back("sentence"), 10],
    ["to the end of the line", "one\r\ntwo", 1, on("line"), 3],
    ["to the start of the line", "one\r\ntwo", 7, back("line"), 5],
    ["to the end of the text", "one\ntwo", 1, on("text"), 7],
    ["to its start", "one\ntwo", 5, back("text"), 0],
    ["not beyond the end", "one", 3, on("grapheme"), 3],
    ["not before the start", "one", 0, back("sentence"), 0],
  ])("%s", (...[, text, from, motion, expected]) => {
    expect(reach(text, from, motion)).toBe(expected);
  });

  test("over a family is seven code points", () => {
    const { toCodePoint } = makeOffsets(family);
    expect(toCodePoint(12) - toCodePoint(1)).toBe(7);
  });
});

test.each([
  ["a start on to the next word", "one, two three", 0, "start", "on", 5],
  ["a start back to the word before", "one, two three", 5, "start", "back", 0],
  ["an end on to the end of the next word", "one, two three", 3, "end", "on", 8],
  ["an end back to the end of the word before", "one, two three", 8, "end", "back", 3],
  ["a start on past the last word", "one two", 4, "start", "on", 7],
  ["an end back past the first word", "one two", 3, "end", "back", 0],
] as const)(
  "A border of a span goes from word to word: %s",
  (...[, text, index, edge, direction, expected]) => {
    expect(nextBorder(text, index, edge, direction)).toBe(expected);
  },
);

describe("extending", () => {
  test("by words means words, by characters means characters", () => {
    const words = moveCaret("one two", caretAt(4), on("word"), true);
    expect([selectionOf(words), words.isExact]).toEqual([{ start: 4, end: 7 }, false]);
    const letters = moveCaret("one two", words, back("grapheme"), true);
    expect([selectionOf(letters), letters.isExact]).toEqual([{ start: 4, end: 6 }, true]);
  });

  test("back over the start turns the selection round", () => {
    const caret = moveCaret("one two", { anchor: 4, focus: 5, isExact: true }, back("word"), true);
    expect(selectionOf(moveCaret("one two", caret, back("word"), true))).toEqual({ start: 0, end: 4 });
  });

  test("ends with a step without Shift, at the end towards which it goes", () => {
    const selected: Caret = { anchor: 1, focus: 4, isExact: true };
    expect(moveCaret("one two", selected, on("grapheme"), false)).toEqual(caretAt(4));
    expect(moveCaret("one two", selected, back("grapheme"), false)).toEqual(caretAt(1));
  });
});

test("The caret goes through any text grapheme by grapheme, word by word, sentence by sentence, and comes to its end", () => {
  fc.assert(
    fc.property(
      anyText,
      fc.constantFrom("grapheme" as const, "word" as const, "sentence" as const),
      (text, by) => {
        let index = 0;
        for (let steps = 0; index < text.length && steps <= text.length; steps += 1) {
          const next = reach(text, index, on(by));
          expect(next).toBeGreaterThan(index);
          expect(isBorder(text, next, "grapheme")).toBe(true);
          expect(reach(text, next, back(by))).toBeLessThan(next);
          index = next;
        }
        expect(index).toBe(text.length);
      },
    ),
    { numRuns: runs },
  );
});
