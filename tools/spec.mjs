// @ts-check
// Lists which requirements are proved: by tests that passed in the last `npm test` and name them, `(spec 245)`.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/paths.mjs";
import { judge, requirementsIn, withProofs } from "./lib/requirements.mjs";
import { readResults } from "./lib/results.mjs";

const file = join(root, "docs/requirements.md");
const isWriting = process.argv.includes("--write");

const tests = readResults();
if (tests.length === 0) {
  console.error("There are no results: run `npm test` first.");
  process.exit(1);
}

const page = readFileSync(file, "utf8");
const judged = judge(requirementsIn(page), tests);
const { proofs, wrong, lost, behind, provable } = judged;
console.log(`${proofs.size} of ${provable} requirements are proved by ${tests.length} tests.`);
for (const text of wrong) console.error(text);

if (isWriting && wrong.length === 0) writeFileSync(file, withProofs(page, judged));
if (!isWriting && lost.length > 0) {
  console.error(
    "No longer proved. Fix the tests, or run `npm run spec -- --write` and explain why in the commit:",
  );
  for (const { number, sentence, proof } of lost)
    console.error(`  ${number} ${sentence} It was proved by: ${proof}`);
}
if (!isWriting && behind.length > 0)
  console.error(
    `Proved by other tests than docs/requirements.md names: ${behind.map(({ number }) => number).join(", ")}. Run \`npm run spec -- --write\`.`,
  );
process.exitCode = wrong.length > 0 || (!isWriting && lost.length > 0) ? 1 : 0;
