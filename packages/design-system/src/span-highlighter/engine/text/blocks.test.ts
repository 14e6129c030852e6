import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blockAt, blocksOf, linesOf } from "./blocks";
import { anyText, runs } from "./texts";

const cut = (text: string) => blocksOf(text).map(({ start, end }) => text.slice(start, end));

describe("the blocks of a text", () => {
  test.each([
    ["", 1],
    ["one line\nand one more", 1],
    ["x".repeat(4000), 1],
  ])("a short one is one block", (text, count) => {
    expect(cut(text)).toHaveLength(count);
  });

  test.each([
    ["lines", "one line of text\r\n".repeat(4000), /\n$/],
    ["one paragraph", "one sentence of text. ".repeat(4000), / $/],
    ["one word", "word".repeat(20_000), /./],
    ["emoji only", "x".concat("👩‍👧".repeat(8000)), /./u],
  ])("%s: lose nothing, are short, and end where a line or a word does", (_, text, ending) => {
    const blocks = cut(text);
    expect(blocks.join("")).toBe(text);
    expect(Math.max(...blocks.map(({ length }) => length))).toBeLessThanOrEqual(8000);
    expect(blocks.every((block) => ending.test(block))).toBe(true);
    expect(() => blocks.map(encodeURIComponent)).not.toThrow();
  });

  test("are found by any index in them", () => {
    fc.assert(
      fc.property(anyText, fc.nat(), (piece, seed) => {
        const text = `${piece}\n`.repeat(2000);
        const blocks = blocksOf(text);
        const index = seed % (text.length + 1);
        const { start, end } = blocks[blockAt(blocks, index)] ?? { start: -1, end: -1 };
        expect(start <= index && (index < end || index === text.length)).toBe(true);
      }),
      { numRuns: Math.min(runs, 300) },
    );
  });
});

test.each([
  ["", 1],
  ["one line", 1],
  ["one\ntwo\n\nfour", 4],
  ["word ".repeat(40), 3],
])("%j takes about %d lines", (block, lines) => {
  expect(linesOf(block)).toBe(lines);
});
