import { describe, expect, it } from "vitest";
import { textBlocks } from "./text-blocks";

describe("a text's blocks", () => {
  it("are the text itself where it is not very long", () => {
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

  it("end with a line, else with a word", () => {
    const lines = textBlocks("one line of text\n".repeat(4000));
    expect(lines.every((block) => block.endsWith("\n"))).toBe(true);
    const words = textBlocks("one sentence of text. ".repeat(4000));
    expect(words.every((block) => block.endsWith(" "))).toBe(true);
  });
});
