// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { brokenLinks } from "./links.mjs";

const folder = mkdtempSync(join(tmpdir(), "glossa-site-"));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, "docs"));
writeFileSync(join(folder, "docs/keys.html"), '<h2 id="enter">Enter</h2>');
writeFileSync(join(folder, "style.css"), "");

test.each([
  ["a page", '<a href="docs/keys.html">', undefined],
  ["a part of a page", '<a class="x" href="docs/keys.html#enter">', undefined],
  ["a file with a query", '<a href="docs/keys.html?q=1">', undefined],
  ["a stylesheet", '<link rel="stylesheet" href="style.css" />', undefined],
  ["another site", '<a href="https://example.org/nowhere">', undefined],
  ["a page that is not there", '<a href="docs/none.html">', "docs/none.html does not exist"],
  ["a picture that is not there", '<img src="none.png" alt="" />', "none.png does not exist"],
  [
    "a part that is not there",
    '<a href="docs/keys.html#escape">',
    "docs/keys.html#escape has no such anchor",
  ],
  ["a part of the same page that is not there", '<a href="#top">', "#top has no such anchor"],
  ["a folder", '<a href="docs">', "docs is a folder"],
  ["a file above the site", '<a href="../secret.html">', "../secret.html leaves the site"],
])("A link to %s is judged", (_, html, expected) => {
  writeFileSync(join(folder, "index.html"), html);
  expect(brokenLinks(folder)).toEqual(expected ? [`index.html: ${expected}`] : []);
});
