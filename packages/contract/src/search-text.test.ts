import { describe, expect, test } from "vitest";
import { indexWords, isLoneLetter, queryWords } from "./search-text";

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
    ["👋 🎉", []],
    ["ﬁne", ["fine"]],
  ])("of %s", (text, words) => expect(indexWords(text)).toEqual(words));
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
  ])("%j is a lone letter: %s", (words, expected) => expect(isLoneLetter(words)).toBe(expected));
});
