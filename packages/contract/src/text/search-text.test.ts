import { describe, expect, test } from "vitest";
import { indexWords, isLoneLetter, queryWords, textParts } from "./search-text";

describe("stored words", () => {
  test.each([
    ["Hello, World! foo@bar.com v1.2", ["hello", "world", "foo", "bar", "com", "v1", "2"]],
    ["Café İstanbul Άννας", ["cafe", "istanbul", "αννασ"]],
    ["Ёлка", ["елка"]],
    ["مُحَمَّد كتــاب", ["محمد", "كتاب"]],
    ["שָׁלוֹם", ["שלום"]],
    ["हिन्दी", ["हिन्दी"]],
    ["東京都", ["東京", "京都", "都"]],
    ["ガム", ["ガム", "ム"]],
    ["한국어 문장", ["한국어", "문장"]],
    ["iPhone用", ["iphone", "用"]],
    ["👋 🎉", ["\uE0001f44b", "\uE0001f389"]],
    ["hi👋🏽!", ["hi", "\uE0001f44b"]],
    ["❤️ ❤", ["\uE0002764", "\uE0002764"]],
    ["👩‍🚀", ["\uE0001f469", "\uE0001f680"]],
    ["ﬁne", ["fine"]],
  ])("of %s", (text, words) => expect(indexWords(text)).toEqual(words));
});

describe("a long text in chunks", () => {
  test.each([
    ["Latin", "Café, Straße™ ½ naïve; 12㎏ "],
    ["Arabic", "مُحَمَّد كتــاب، "],
    ["Japanese", "東京都。ガム！한국어 "],
    ["emoji", "👩‍🚀 ❤️👋🏽 "],
    ["lines", "a\nb\u00a0c\t"],
  ])("has the same words as the whole text: %s", (_, sample) => {
    for (const shift of [0, 1, 2, 3]) {
      const text = "_".repeat(shift) + sample.repeat(10_000);
      const parts = [...textParts(text)];
      expect(parts.join("")).toBe(text);
      expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(70_000);
      expect(parts.flatMap(indexWords)).toEqual(indexWords(text));
    }
  });

  test("is split even without spaces, but never within a character", () => {
    for (const letter of ["a", "東", "🚀", "𠮷"]) {
      for (const shift of [0, 1]) {
        const text = "x".repeat(shift) + letter.repeat(100_000);
        const parts = [...textParts(text)];
        expect(parts.join("")).toBe(text);
        expect(parts.every((part) => part.isWellFormed() && part.length <= 2 * 32 * 1024)).toBe(true);
      }
    }
  });
});

describe("words of a query", () => {
  test.each([
    ["Café", [["cafe"]]],
    ["東京都", [["東京", "京都"]]],
    ["都", [["都"]]],
    ["ภาษา", [["ภา", "าษ", "ษา"]]],
    ["a b", [["a"], ["b"]]],
  ])("%s", (text, words) => expect(queryWords(text)).toEqual(words));

  test.each([
    [["都"], true],
    [["a"], false],
    [["東京"], false],
  ])("%j is a single letter: %s", (words, expected) => expect(isLoneLetter(words)).toBe(expected));
});
