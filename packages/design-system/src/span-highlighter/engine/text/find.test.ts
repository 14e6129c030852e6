import { describe, expect, test } from "vitest";
import { around, findAll, firstFrom } from "./find";

describe("words are found in a text (use A20)", () => {
  const found = (text: string, words: string) =>
    findAll(text, words).map(({ start, end }) => [start, end, text.slice(start, end)]);

  test.each([
    ["capitals or not", "Umeå, UMEÅ and umeå", "umeå", ["Umeå", "UMEÅ", "umeå"]],
    ["accents as typed", "resume, résumé", "résumé", ["résumé"]],
    ["signs of patterns as they are", "a.b (c) a-b [x]", "a.b (", ["a.b ("]],
    ["over a line break", "one\ntwo", "e\nt", ["e\nt"]],
    ["in a script from right to left", "محكمة أوميو محكمة", "محكمة", ["محكمة", "محكمة"]],
    ["without spaces between words", "控訴裁判所は控訴", "控訴", ["控訴", "控訴"]],
    ["not over each other", "aaaa", "aa", ["aa", "aa"]],
    ["nothing for nothing", "aaaa", "", []],
    ["nothing where nothing is", "aaaa", "b", []],
    ["whole signs of two units only", "😀😁", "\uD83D", []],
  ])("%s", (_, text, words, expected) => {
    expect(found(text, words).map(([, , quote]) => quote)).toEqual(expected);
  });

  test("a letter whose small one is longer moves no place behind it", () => {
    expect(found("İİ ship", "SHIP")).toEqual([[3, 7, "ship"]]);
  });
});

const places = [10, 20, 30].map((start) => ({ start, end: start + 2 }));

test.each([
  [0, 0],
  [10, 0],
  [11, 1],
  [30, 2],
  [31, 0],
])("from %d on the first place is number %d (use A20)", (from, expected) => {
  expect(firstFrom(places, from)).toBe(expected);
});

test("of too many places those around the current one are tinted (use A20)", () => {
  const many = Array.from({ length: 9000 }, (_, start) => ({ start, end: start + 1 }));
  expect(around(many, 5000)).toHaveLength(2000);
  expect(around(many, 5000)).toContain(many[5000]);
  expect(around(many, 8999).at(-1)).toBe(many[8999]);
  expect(around(many, 0)[0]).toBe(many[0]);
  expect(around(places, 1)).toBe(places);
});
