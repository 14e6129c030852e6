import { describe, expect, test } from "vitest";
import { markdownToNodes } from "../render";
import { dialect } from "./dialect";

/** What a text holds of formulas and code, in its order. */
function found(source: string): string[] {
  const nodes = markdownToNodes(source, { topLevel: 3 }, dialect);
  return [...(nodes?.querySelectorAll("[data-formula], [data-language]") ?? [])].map((node) => {
    const look = node.getAttribute("data-formula") ?? `code ${node.getAttribute("data-language")}`;
    return `${look}: ${node.textContent}`;
  });
}

describe("formulas", () => {
  test.each([
    ["between dollars", "so $a_1 + b_2$, then", ["inline: a_1 + b_2"]],
    ["between round brackets", "so \\(x < y\\) holds", ["inline: x < y"]],
    ["between two dollars, within a line", "so $$x$$ holds", ["block: x"]],
    ["between two dollars, in lines of their own", "so\n$$\n- a\n+ b\n$$\nholds", ["block: - a\n+ b"]],
    ["between square brackets", "\\[\n# x\n\\]", ["block: # x"]],
    ["with a dollar of its own", "$\\text{5\\$}$", ["inline: \\text{5\\$}"]],
    ["two in a line", "$a$ and $b$", ["inline: a", "inline: b"]],
    ["in a list and a table", "- $a$\n\n|x|\n|-|\n|$b$|", ["inline: a", "inline: b"]],
    ["far into a paragraph", `${"word ".repeat(2000)}$a$`, ["inline: a"]],
  ])("are recognised %s (spec 314)", (_where, source, expected) => {
    expect(found(source)).toEqual(expected);
  });

  test.each([
    ["two prices", "from $5 to $10"],
    ["prices with words", "US$5 or US$6"],
    ["a price after the figure", "5$ or 6$ each"],
    ["an escaped dollar", "\\$a\\$"],
    ["a dollar in code", "`$a$`"],
    ["nothing between dollars", "$$ $$"],
    ["a formula longer than any", `$${"x".repeat(2001)}$`],
  ])("are not recognised in %s", (_what, source) => {
    expect(found(source)).toEqual([]);
  });
});

describe("code", () => {
  test.each([
    ["a fence with its language", "```python\nx = 1\n```", ["code python: x = 1"]],
    ["a fence without", "~~~\nx\n~~~", ["code : x"]],
    ["lines moved in", "a\n\n    x = 1", ["code : x = 1"]],
    ["markup in it", "```html\n<img onerror=x>\n```", ["code html: <img onerror=x>"]],
    ["a language of markup", '```"><img/onerror=x>\nx\n```', ['code "><img/onerror=x>: x']],
  ])("is %s", (_what, source, expected) => {
    expect(found(source)).toEqual(expected);
  });
});

test("handwritten formula elements only show a formula", () => {
  const nodes = markdownToNodes(
    '<b data-formula="block" data-x="1" onclick="x" class="y">a</b>',
    { topLevel: 3 },
    dialect,
  );
  const names = nodes?.querySelector("b")?.getAttributeNames();
  expect(names).toEqual(["data-formula"]);
});
