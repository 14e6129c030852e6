// @ts-check
// Which lines of the acceptance checklist are proved: by tests that passed in the last `npm test` and name them.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/paths.mjs";
import { readResults } from "./lib/results.mjs";

const LINES = 491;
/** Statements of absence: there is nothing to build, decisions are recorded. */
const absent = [490, 491];
const MOST_PER_TITLE = 3;
const file = join(root, "docs/spec-status.md");
const isWriting = process.argv.includes("--write");

const tests = readResults();
if (tests.length === 0) {
  console.error("There are no results: run `npm test` first.");
  process.exit(1);
}

/** @type {Map<number, string[]>} */
const proofs = new Map();
/** @type {string[]} */
const wrong = [];
for (const { title, isPassed } of tests) {
  const named = linesIn(title);
  if (named.length > MOST_PER_TITLE) wrong.push(`names more than ${MOST_PER_TITLE} lines: ${title}`);
  const unknown = named.filter((line) => line < 1 || line > LINES);
  if (unknown.length > 0) wrong.push(`names lines that do not exist (${unknown.join(", ")}): ${title}`);
  if (isPassed) for (const line of named) proofs.set(line, [...(proofs.get(line) ?? []), title]);
}

const proved = [...proofs.keys()].sort((a, b) => a - b);
const before = existsSync(file) ? provedIn(readFileSync(file, "utf8")) : [];
const lost = before.filter((line) => !proofs.has(line));
console.log(
  `${proved.length} of ${LINES - absent.length} checklist lines are proved by ${tests.length} tests.`,
);
console.log(`Decisions only, nothing to prove: ${absent.join(", ")}.`);
for (const text of wrong) console.error(text);

if (isWriting) writeFileSync(file, page());
else if (lost.length > 0)
  console.error(
    `No longer proved: ${lost.join(", ")}. Mend the tests, or run \`npm run spec -- --write\` and say why.`,
  );
else if (proved.length > before.length)
  console.error("Newly proved lines: run `npm run spec -- --write` to keep them.");
process.exitCode = wrong.length > 0 || (!isWriting && lost.length > 0) ? 1 : 0;

/** @param {string} title */
function linesIn(title) {
  return [...title.matchAll(/\(spec ([\d, ]+)\)/g)].flatMap(([, list = ""]) => list.split(",").map(Number));
}

/** @param {string} text */
function provedIn(text) {
  return [...text.matchAll(/^\| (\d+) \|/gm)].map(([, line]) => Number(line));
}

function page() {
  const rows = proved.map((line) => `| ${line} | ${escaped(shortest(proofs.get(line) ?? []))} |`);
  return [
    "# Proved lines of the acceptance checklist",
    "",
    "Made by `npm run spec -- --write` from the results of `npm test`; the check fails when a line drops out.",
    "",
    `${proved.length} of ${LINES - absent.length} lines; ${absent.join(" and ")} are decisions with nothing to prove.`,
    "",
    "| line | proved by |",
    "|---|---|",
    ...rows,
    "",
  ].join("\n");
}

/** @param {string[]} titles */
function shortest(titles) {
  return titles.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0] ?? "";
}

/** @param {string} text */
function escaped(text) {
  return text
    .replace(/\s*\(spec [\d, ]+\)/g, "")
    .replaceAll("|", "\\|")
    .replaceAll("\n", " ");
}
