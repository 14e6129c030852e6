import { expect, test } from "vitest";
import { lineLength, linesOf } from "./height";

const { wide, narrow } = lineLength;
const sentence = "The quick brown fox considers the question at some length before it answers. ";
const cells = (text: string) => `|${` ${text} |`.repeat(14)}`;

test.each([
  ["a short line", "How do I do thing number 4?", 1],
  ["a paragraph", sentence.repeat(4), 4],
  ["two paragraphs", `${sentence}\n\n${sentence}`, 2.5],
  ["code, which does not wrap", `\`\`\`\n${sentence.repeat(3)}\n\`\`\``, 3],
  ["a wide table, which scrolls", `${cells("cell value 1")}\n${cells("---")}\n${cells("cell value 2")}`, 6.8],
  ["a list", "- one\n- two\n- three", 3.75],
])("%s of Markdown", (_name, text, lines) => {
  expect(linesOf(text, true, wide)).toBeCloseTo(lines);
});

test("a row of a table may have any number of cells", () => {
  expect(linesOf("|a".repeat(200_000), true, wide)).toBe(1.4);
});

test("a text wraps sooner on a phone", () => {
  expect(linesOf(sentence.repeat(4), true, narrow)).toBe(7);
});

test("plain text has no parts", () => {
  expect(linesOf("- one\n\n- two", false, wide)).toBe(3);
});
