import { describe, expect, test } from "vitest";
import { markdownChunks } from "./chunks";
import { markdownToHtml } from "./render";

/** What a text becomes, without the breaks between its blocks. */
const blocksOf = (html = "as written") => html.replace(/>\s+</g, "><").trim();

/** The blocks of a text that is read chunk by chunk. */
function inParts(source: string): string {
  const { chunks, levels, names } = markdownChunks(source);
  return chunks.map(({ text }) => blocksOf(markdownToHtml(text, { topLevel: 3, levels, names }))).join("");
}

const chapter = (index: number) => `${"#".repeat(1 + (index % 3))} Chapter ${index}

Words of *chapter ${index}* with [a link][there], in
two lines.

- one
- two
  - two and a half

    and more of it

${index}. first
${index + 1}. second

> A quote
> of two lines

| a | b |
| - | - |
| ${index} | x |

\`\`\`md
# no heading

${"- no list\n".repeat(60)}
\`\`\`

$$
a

# b
$$

<div>
markup

# in it
</div>

Setext ${index}
---
`;

/** Some 14,000 characters. */
const book = `${Array.from({ length: 14 }, (_, index) => chapter(index)).join("\n")}\n[there]: https://example.org/x\n`;

describe("A long text", () => {
  test("is the same in chunks as it is whole: headings, lists, tables, quotes, code and links by name", () => {
    expect(markdownChunks(book).chunks.length).toBeGreaterThan(1);
    expect(inParts(book)).toBe(blocksOf(markdownToHtml(book)));
  });

  test.each([
    ["chapters", book],
    ["chapters with Windows' line ends", book.replaceAll("\n", "\r\n")],
    ["a list without gaps", "- entry with *words*\n".repeat(5000)],
    ["a numbered list", Array.from({ length: 5000 }, (_, index) => `${index + 1}. entry\n`).join("")],
    ["one line", "x".repeat(100_000)],
    ["code without end", `\`\`\`\n${"x = 1\n\n".repeat(20_000)}`],
    ["markup without end", `<div>\n${"words\n\n".repeat(20_000)}`],
    ["headings only", "# a\n".repeat(20_000)],
    ["characters of two units", "🏳️‍🌈👩‍👧".repeat(20_000)],
  ])("is complete in its chunks: %s", (_what, source) => {
    const { chunks } = markdownChunks(source);
    expect(chunks.map(({ text }) => text).join("")).toBe(source);
    const asWritten = chunks.filter(({ isAsWritten }) => isAsWritten);
    expect(Math.max(0, ...asWritten.map(({ text }) => text.length))).toBeLessThanOrEqual(8000);
    expect(Math.max(...chunks.map(({ text }) => text.length))).toBeLessThanOrEqual(60_000);
  });

  test("of a megabyte is split into chunks of a few thousand characters", () => {
    const sizes = markdownChunks(book.repeat(80)).chunks.map(({ text }) => text.length);
    expect(sizes.length).toBeGreaterThan(100);
    expect(Math.max(...sizes)).toBeLessThan(8000);
  });

  test("of one block that is too long to be parsed is shown as plain text", () => {
    const table = `|a|\n|-|\n${"|x|\n".repeat(20_000)}`;
    expect(markdownChunks(table).chunks.every(({ isAsWritten }) => isAsWritten)).toBe(true);
  });
});
