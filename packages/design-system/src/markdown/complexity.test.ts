import { describe, expect, test } from "vitest";
import { isTooComplex } from "./complexity";
import { markdownToHtml } from "./render";

describe("a text that takes too long to parse as Markdown", () => {
  test.each([
    ["underscores without end in one paragraph", "_a_b".repeat(20_000)],
    ["lists in lists", `${"- ".repeat(2000)}x`],
    ["quotes in quotes", `${"> ".repeat(5000)}x`],
    ["both in turn", `${"> - ".repeat(1000)}x`],
    ["numbers in numbers", `${"1. ".repeat(1000)}x`],
  ])("is detected with %s", (_what, source) => {
    expect(isTooComplex(source)).toBe(true);
    expect(markdownToHtml(source)).toBeUndefined();
  });

  test.each([
    ["a megabyte of paragraphs", "lorem *ipsum* dolor `x` [a](b)\n\n".repeat(30_000)],
    ["code with many names", `\`\`\`py\n${"some_long_name = other_long_name\n".repeat(5000)}\`\`\``],
    ["ten levels of lists", Array.from({ length: 10 }, (_, level) => `${"  ".repeat(level)}- x`).join("\n")],
    ["a rule of stars", "* ".repeat(50)],
  ])("is not detected with %s", (_what, source) => {
    expect(isTooComplex(source)).toBe(false);
  });
});
