// @ts-check
import { findings } from "../../tests/states/findings.mjs";
import { readSource, sourceFiles } from "./sources.mjs";

const named = /\(((?:library [\d.]+(?:, )?)+)\)/g;

/** @returns {Map<string, string[]>} the files of tests and stories that name a finding, by its number */
export function proofsOfFindings() {
  /** @type {Map<string, string[]>} */
  const proofs = new Map();
  const files = sourceFiles([
    ".test.ts",
    ".test.tsx",
    ".test.mjs",
    ".spec.ts",
    ".stories.tsx",
    "budgets.mjs",
    "check.mjs",
  ]);
  for (const file of files)
    for (const [, numbers = ""] of readSource(file).matchAll(named))
      for (const number of numbers.replaceAll("library ", "").split(", ")) {
        const known = proofs.get(number) ?? [];
        if (!known.includes(file)) proofs.set(number, [...known, file]);
      }
  return proofs;
}

/** @returns {string} the findings as a table in Markdown, each with what proves it or the answer to it */
export function tableOfFindings() {
  const proofs = proofsOfFindings();
  const rows = findings.map(({ number, finding, answer }) => {
    const links = (proofs.get(number) ?? []).map((file) => `[${file.split("/").at(-1)}](../${file})`);
    return `| ${number} | ${finding} | ${answer ?? links.join(", ")} |`;
  });
  return ["| Number | Finding | Proof or answer |", "|---|---|---|", ...rows].join("\n");
}
