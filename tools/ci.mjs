// @ts-check
// What `.ci/run` runs: `npm test`, and the checks that need more than Node or look at the tests themselves.
import { readResults, recordResults, unsteadyLines } from "./lib/results.mjs";
import { run } from "./lib/run.mjs";

const started = Date.now();

/** @type {[string, string, string[], { recordsItself?: boolean }?][]} */
const steps = [
  ["test", "npm test passes", ["tools/test.mjs"], { recordsItself: true }],
  ["spec", "No requirement has lost its proof", ["tools/spec.mjs"]],
  ["gates", "Each sabotage fails the right check", ["tools/gates.mjs"], { recordsItself: true }],
  [
    "postgres",
    "The server works on PostgreSQL as on SQLite",
    ["tools/postgres.mjs"],
    { recordsItself: true },
  ],
  [
    "packages",
    "What others install works in a folder of theirs",
    ["tools/packages.mjs"],
    { recordsItself: true },
  ],
  ["pictures", "Every primitive looks as it did, in every theme", ["tools/pictures.mjs"]],
  ["argilla", "The app works before a real Argilla server", ["tools/argilla.mjs"], { recordsItself: true }],
  ["python", "The published Python client works with the server", ["tests/python-client/run.mjs"]],
  // Last: Debian's package brings fonts along, with which pictures would be others.
  [
    "installed browser",
    "Stories and journeys pass in a browser that the machine has",
    ["tools/installed-browser.mjs"],
    { recordsItself: true },
  ],
];

let isBroken = false;
for (const [name, title, command, { recordsItself = false } = {}] of steps) {
  console.log(`\n══ ${name}`);
  const begun = Date.now();
  const { code } = await run(process.execPath, command, { isShown: true });
  if (!recordsItself) recordResults(name, [{ title, isPassed: code === 0 }]);
  if (code !== 0) isBroken = true;
  console.log(`══ ${name}: ${code === 0 ? "passed" : "failed"} in ${seconds(begun)} s`);
}

const tests = readResults();
const passed = tests.filter(({ isPassed }) => isPassed).length;
// A check that did not run has proved nothing; only recordings that are not part of the project may be away.
const failed = tests.filter(({ isPassed, isSkipped, title }) =>
  isSkipped ? !title.includes("where the recordings are at hand") : !isPassed,
);
for (const line of unsteadyLines(tests)) console.log(line);
for (const { title, isSkipped } of failed) console.log(`${isSkipped ? "skipped" : "failed"}: ${title}`);
process.exitCode = isBroken || failed.length > 0 ? 1 : 0;
console.log(`All of it took ${seconds(started)} s.`);
console.log(`${passed} passed, ${failed.length} failed`);

/** @param {number} since */
function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(0);
}
