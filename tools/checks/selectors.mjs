// @ts-check
// Finds selectors that slow down every change of a page: any element beside another one, elements of a type after
// :has(), and unscoped highlights.
import { readSource, report, sourceFiles } from "../lib/sources.mjs";

const dear = [
  // When an element is added or removed, the browser checks all descendants of its siblings again.
  {
    pattern: /[+~]\s*\*\s*["'`,{]/,
    why: "it ends with any element beside another: name the element, or use :first-child",
  },
  {
    pattern: /:has\(.*\)\s*[>+~]?\s*[a-z][a-z\d]*\s*["'`,{[:]/,
    why: "it ends with an element of some type inside one with :has(): give that element a class",
  },
  // The browser computes each highlight for each element that has one: in the whole page if no class limits it.
  {
    pattern: /["'`]::highlight\(/,
    why: "a highlight of every element: put the class of what holds the text before it",
  },
];

const findings = sourceFiles([".css.ts", ".css"]).flatMap((file) =>
  readSource(file)
    .split("\n")
    .flatMap((line, index) => {
      const code = line.replace(/\/\/.*$|\/\*.*?\*\//g, "");
      return dear.flatMap(({ pattern, why }) => (pattern.test(code) ? [`${file}:${index + 1}: ${why}`] : []));
    }),
);
report(findings, "Such selectors slow down every key press on a page with many elements.");
