// @ts-check
// A rule for whatever stands beside or under a tint costs every element of a page something at each of its changes.
import { readSource, report, sourceFiles } from "../lib/sources.mjs";

const dear = [
  // Whenever an element comes or goes, all that its neighbours hold is looked at anew.
  {
    pattern: /[+~]\s*\*\s*["'`,{]/,
    why: "it ends with any element beside another: name the element, or use :first-child",
  },
  // Each tint is computed for each element that has one, in the whole page where no class limits it.
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
report(findings, "Such selectors make a page of many elements slow at each key.");
