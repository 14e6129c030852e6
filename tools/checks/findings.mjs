// @ts-check
// Each finding of tests/states/findings.mjs is named by a test or a story, or has an answer.
import { findings } from "../../tests/states/findings.mjs";
import { proofsOfFindings } from "../lib/findings.mjs";
import { report } from "../lib/sources.mjs";

const proofs = proofsOfFindings();
const known = new Set(findings.map(({ number }) => number));
const open = findings.filter(({ number, answer }) => answer === undefined && !proofs.has(number));
const unknown = [...proofs.keys()].filter((number) => !known.has(number));

console.log(`${findings.length} findings, of which ${proofs.size} are named by tests or stories`);
report(
  [
    ...open.map(({ number, finding }) => `library ${number}, ${finding}: no test names it`),
    ...unknown.map((number) => `library ${number}: there is no such finding (${proofs.get(number)})`),
  ],
  "Write the test, with (library N) in its title, or the answer in tests/states/findings.mjs.",
);
