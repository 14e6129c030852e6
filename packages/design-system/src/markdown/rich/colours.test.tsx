import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { coloured } from "./colours";

/** The words of a code with their inks. */
function inksOf(code: string, language: string): string[] {
  const { container } = render(<pre>{coloured(code, language, true).lines}</pre>);
  expect(container.textContent).toBe(code);
  return [...container.querySelectorAll("[data-ink]")].map(
    (node) => `${node.getAttribute("data-ink")} ${node.textContent}`,
  );
}

test.each([
  [
    "python",
    'def f(x):\n    return "a" # b',
    ["word def", "name f", "word return", 'text "a"', "comment # b"],
  ],
  ["json", '{ "a": 1 }', ['name "a"', "number 1"]],
  ["html", "<b>&lt;</b>", ["word <b>", "word b", "text &lt;", "word </b>", "word b"]],
])("code in %s is highlighted and its characters are unchanged", (language, code, expected) => {
  expect(inksOf(code, language)).toEqual(expected);
});

test("code that looks like markup is shown as code, and keeps a leading line break", () => {
  const code = "\n<script>window.owned = 1</script><img onerror=x>";
  expect(inksOf(code, "javascript").length).toBeGreaterThan(0);
  expect(document.querySelector("script, img")).toBeNull();
});

test("a language has its usual name, and an unknown one keeps the given name", () => {
  expect(coloured("", "py", true).name).toBe("Python");
  expect(coloured("x", "constructor", true)).toEqual({ name: "constructor" });
  expect(coloured("x", "js", false)).toEqual({ name: "JavaScript" });
});
