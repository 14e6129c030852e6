// @ts-check
// Each finding of tests/states/findings.mjs is named by a test or a story, or has an answer, and docs/components.md has
// the tables of the sources.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findings } from "../../tests/states/findings.mjs";
import { proofsOfFindings } from "../lib/findings.mjs";
import { root } from "../lib/paths.mjs";
import { reviewTables } from "../lib/review-tables.mjs";
import { report } from "../lib/sources.mjs";

const proofs = proofsOfFindings();
const known = new Set(findings.map(({ number }) => number));
const open = findings.filter(({ number, answer }) => answer === undefined && !proofs.has(number));
const isStale = !readFileSync(join(root, "docs/components.md"), "utf8").endsWith(reviewTables());
const unknown = [...proofs.keys()].filter((number) => !known.has(number));

console.log(`${findings.length} findings, of which ${proofs.size} are named by tests or stories`);
report(
  [
    ...open.map(({ number, finding }) => `library ${number}, ${finding}: no test names it`),
    ...(isStale
      ? ["docs/components.md: its tables are older than their sources; npm run components -- --tables"]
      : []),
    ...unknown.map((number) => `library ${number}: there is no such finding (${proofs.get(number)})`),
  ],
  "Write the test, with (library N) in its title, or the answer in tests/states/findings.mjs.",
);
