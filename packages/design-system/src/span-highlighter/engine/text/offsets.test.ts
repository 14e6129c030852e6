import fc from "fast-check";
import { expect, test } from "vitest";
import { makeOffsets } from "./offsets";
import { anyText, runs } from "./texts";

test.each([
  ["Norrland", 4, 4],
  ["👩‍👩‍👧‍👦 repays", 11, 7],
  ["𝔊𝔩 x", 5, 3],
  ["e\u0301a\r\n", 5, 5],
  ["🇸🇪", 4, 2],
])("In %j the index %d is code point %d", (text, index, codePoint) => {
  const offsets = makeOffsets(text);
  expect(offsets.toCodePoint(index)).toBe(codePoint);
  expect(offsets.toIndex(codePoint)).toBe(index);
});

test("A family is seven code points and eleven units", () => {
  const family = "👩‍👩‍👧‍👦";
  expect(makeOffsets(family).length).toBe(7);
  expect(family.length).toBe(11);
});

test("An index within a pair counts as the start of its character", () => {
  expect(makeOffsets("a😀b").toCodePoint(2)).toBe(1);
});

test("Half a pair by itself is one code point, as Python counts it", () => {
  expect(makeOffsets("a\uD83Db").length).toBe(3);
  expect(makeOffsets("a\uD83Db").toCodePoint(2)).toBe(2);
});

test("Both ways of counting name the same character, as iterating over the text does", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const offsets = makeOffsets(text);
      expect(offsets.length).toBe([...text].length);
      let index = 0;
      for (const [codePoint, character] of [...text].entries()) {
        expect(offsets.toIndex(codePoint)).toBe(index);
        expect(offsets.toCodePoint(index)).toBe(codePoint);
        index += character.length;
      }
      expect(offsets.toIndex(offsets.length)).toBe(text.length);
    }),
    { numRuns: runs },
  );
});
