import { describe, expect, it } from "vitest";
import { textBlocks } from "./text-blocks";

describe("the blocks of a text", () => {
  it("are the text itself if it is short", () => {
    expect(textBlocks("")).toEqual([""]);
    expect(textBlocks("a\nb")).toEqual(["a\nb"]);
  });

  it.each([
    ["lines", "one line of text\n".repeat(4000)],
    ["one paragraph", "one sentence of text. ".repeat(4000)],
    ["one word", "word".repeat(20_000)],
    ["emoji only", "x".concat("🏳️‍🌈👩‍👧".repeat(8000))],
  ])("are short and lose nothing: %s", (_, text) => {
    const blocks = textBlocks(text);
    expect(blocks.join("")).toBe(text);
    expect(Math.max(...blocks.map((block) => block.length))).toBeLessThanOrEqual(8000);
    // Half a character would throw.
    expect(() => blocks.map(encodeURIComponent)).not.toThrow();
  });

  it("end at a line break, or else at the end of a word", () => {
    const lines = textBlocks("one line of text\n".repeat(4000));
    expect(lines.every((block) => block.endsWith("\n"))).toBe(true);
    const words = textBlocks("one sentence of text. ".repeat(4000));
    expect(words.every((block) => block.endsWith(" "))).toBe(true);
  });
});
