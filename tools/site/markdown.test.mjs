// @ts-check
import { expect, test } from "vitest";
import { pageOf } from "./markdown.mjs";

const known = new Set(["README.md", "docs/keyboard.md"]);
const html = (/** @type {string} */ text, repository = "https://example.org/glossa") =>
  pageOf("docs/style.md", text, { known, repository }).html.trim();

test("Links lead to pages, to the repository, or are plain text if it has no address", () => {
  expect(html("[a](keyboard.md#keys)")).toBe('<p><a href="keyboard.html#keys">a</a></p>');
  expect(html("[a](../README.md)")).toBe('<p><a href="../index.html">a</a></p>');
  expect(html("[a](../LICENSE)")).toBe('<p><a href="https://example.org/glossa/tree/HEAD/LICENSE">a</a></p>');
  expect(html("[a](../LICENSE)", "")).toBe("<p>a</p>");
  expect(() => html("[a](none.md)")).toThrow("docs/style.md links to none.md, which does not exist.");
});

test("Headings get the anchors that the repository's web pages have, and the text below them", () => {
  const { title, parts } = pageOf("docs/style.md", "# A & B\n\nText\n\n## `code` twice\n\n## `code` twice", {
    known,
    repository: undefined,
  });
  expect(title).toBe("A & B");
  expect(parts.map(({ id, text }) => [id, text])).toEqual([
    ["a--b", "Text"],
    ["code-twice", ""],
    ["code-twice-1", ""],
  ]);
});

test("Code is not read as HTML", () => {
  expect(html("```html\n<script>\n```")).toContain("&lt;script&gt;");
});
