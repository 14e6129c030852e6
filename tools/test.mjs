// @ts-check
// Installs missing packages, runs the checks, and prints a closing line: "N passed, N failed". `npm test -- unit check`
// runs only these steps. With `--all`, as in `.ci/run`, the further steps run as well, and a skipped test is a failure.
// Steps that need one core for most of their time run two at a time; their output is printed when they end.
import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { findBrowser } from "./lib/browser.mjs";
import { build } from "./lib/build.mjs";
import { inCommon, MOST_FAILURES } from "./lib/in-common.mjs";
import { inLanes } from "./lib/in-lanes.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { requireNode } from "./lib/node-version.mjs";
import { results } from "./lib/paths.mjs";
import { runPlaywright } from "./lib/playwright.mjs";
import { closingLine, flakyLines, fromVitest, readResults, recordResults } from "./lib/results.mjs";
import { run, runBin } from "./lib/run.mjs";

/** @typedef {(text: string) => void} Say prints text as it is */
/** @typedef {(say: Say) => Promise<void>} Step */

/** @type {Promise<string> | undefined} */
let browser;

/**
 * The steps of `npm test` in groups that run one after the other. The steps of a group do not need each other.
 *
 * @type {Record<string, Step>[]}
 */
const usual = [
  { check: (say) => script(say, "check", "tools/check.mjs") },
  { unit },
  {
    build: async (say) => {
      await Promise.all([build(lines(say)), build(lines(say), "storybook")]);
      recordResults("build", [{ title: "the product and the component library build", isPassed: true }]);
    },
    demo: (say) => script(say, "demo", "tools/demo-check.mjs", { title: "the demo data is plausible" }),
    conformance: (say) => script(say, "conformance", "tools/conformance.mjs"),
  },
  {
    site: async (say) => {
      const title = "the site builds, and none of its links is broken";
      await script(say, "site-links", "tools/site.mjs", { title });
      await inBrowser(say, "site");
    },
    durability: async (say) => {
      await build(lines(say), "server");
      await script(say, "durability", "tests/durability/run.mjs");
    },
  },
  {
    stories: async (say) => {
      await build(lines(say), "storybook");
      await inBrowser(say, "stories");
    },
  },
  { journeys: (say) => inBrowser(say, "journeys") },
];
/**
 * The steps that need more than Node, or that check the tests themselves.
 *
 * @type {Record<string, Step>[]}
 */
const further = [
  {
    spec: (say) => script(say, "spec", "tools/spec.mjs", { title: "no requirement has lost its proof" }),
  },
  // The longest first: a long one at the end would run alone on one core.
  {
    postgres: (say) => script(say, "postgres", "tools/postgres.mjs", { records: ["postgres", "pgvector"] }),
    gates: (say) => script(say, "gates", "tools/gates.mjs"),
    packages: (say) => script(say, "packages", "tools/packages.mjs"),
    argilla: (say) => script(say, "argilla", "tools/argilla.mjs"),
    pictures: (say) =>
      script(say, "pictures", "tools/pictures.mjs", {
        title: "every primitive is unchanged in every theme",
      }),
    python: async (say) => {
      await build(lines(say), "server");
      const title = "the published Python client works with the server";
      await script(say, "python", "tests/python-client/run.mjs", { title });
    },
  },
  // Last and alone, because Debian's package installs fonts that would change the pictures.
  { "installed-browser": (say) => script(say, "installed-browser", "tools/installed-browser.mjs") },
];
const all = [...usual, ...further];

const isAll = process.argv.includes("--all");
const named = process.argv.slice(2).filter((argument) => argument !== "--all");
const names = all.flatMap((group) => Object.keys(group));
const unknown = named.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(", ")}. The steps are ${names.join(", ")}.`);
  process.exit(1);
}
const chosen = (named.length > 0 || isAll ? all : usual).map((group) =>
  Object.entries(group).filter(([name]) => named.length === 0 || named.includes(name)),
);

requireNode();
await installIfNeeded(console.log);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const lanes = Array.from({ length: Math.min(2, availableParallelism()) }, (_, index) => index);
for (const group of chosen) {
  const isAlone = group.length === 1;
  if (group.length > 1) console.log(`\nRunning ${group.map(([name]) => name).join(", ")}`);
  await inLanes(group, lanes, ([name, step]) => perform(name, step, isAlone));
}
close(readResults());

/**
 * Runs a step and prints its output: at once if it is alone, otherwise in one piece.
 *
 * @param {string} name
 * @param {Step} step
 * @param {boolean} isAlone
 */
async function perform(name, step, isAlone) {
  const head = `\n── ${name}\n`;
  let kept = head;
  /** @type {Say} */
  const say = (text) => {
    if (isAlone) process.stdout.write(text);
    else kept += text;
  };
  if (isAlone) process.stdout.write(head);
  const started = Date.now();
  await step(say).catch((error) => fail(say, name, error instanceof Error ? error.message : String(error)));
  say(`── ${name}: ${((Date.now() - started) / 1000).toFixed(0)} s\n`);
  if (!isAlone) process.stdout.write(kept);
}

/**
 * @param {Say} say
 * @returns {Say} prints lines
 */
function lines(say) {
  return (text) => say(`${text}\n`);
}

/** @param {import("./lib/results.mjs").Test[]} tests */
function close(tests) {
  // A check that did not run proves nothing; only recordings that are not part of the project may be missing.
  const isFailed = (/** @type {import("./lib/results.mjs").Test} */ { isPassed, isSkipped, title }) =>
    isSkipped ? isAll && !title.includes("where the recordings are at hand") : !isPassed;
  const failed = tests.filter(isFailed);
  const skipped = tests.filter((test) => test.isSkipped && !isFailed(test));
  for (const { title } of skipped) console.log(`skipped: ${title}`);
  for (const line of flakyLines(tests)) console.log(line);
  for (const { title, isSkipped } of failed)
    console.log(`${isSkipped ? "failed, because it was skipped" : "failed"}: ${title}`);
  process.exitCode = failed.length > 0 || tests.length === 0 ? 1 : 0;
  const passed = tests.length - failed.length - skipped.length;
  console.log(closingLine({ passed, failed: failed.length, skipped: skipped.length }));
}

/**
 * Runs a script that records its tests itself, or that counts as one test with a title.
 *
 * @param {Say} say
 * @param {string} name
 * @param {string} file
 * @param {{ title?: string, records?: string[] }} [options] `records`: how the names of its records begin
 */
async function script(say, name, file, { title, records = [name] } = {}) {
  const { code } = await run(process.execPath, [file], { show: say });
  if (title !== undefined) return recordResults(name, [{ title, isPassed: code === 0 }]);
  const isTold = readResults(records).some(({ isPassed, isSkipped }) => !isPassed && !isSkipped);
  if (code !== 0 && !isTold) fail(say, `${name}-end`, `${file} ended with ${code}`);
}

/** @param {Say} say */
async function unit(say) {
  const file = `${results}unit.report.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { output } = await runBin("vitest", [
    "run",
    `--bail=${MOST_FAILURES}`,
    // Long texts take more than the usual 5 s if other work runs at the same time.
    "--testTimeout=60000",
    "--hookTimeout=60000",
    ...reporters,
  ]);
  tell(say, "unit", fromVitest(file), output);
}

/**
 * @param {Say} say
 * @param {"stories" | "site" | "journeys"} suite
 */
async function inBrowser(say, suite) {
  browser ??= findBrowser(lines(say));
  const { tests, output } = await runPlaywright(suite, { browser: await browser });
  tell(say, suite, tests, output);
}

/**
 * @param {Say} say
 * @param {string} name
 * @param {string} why
 */
function fail(say, name, why) {
  say(`${why}\n`);
  recordResults(name, [{ title: `${name}: ${why}`, isPassed: false }]);
}

/**
 * @param {Say} say
 * @param {string} name
 * @param {import("./lib/results.mjs").Test[]} found
 * @param {string} output
 */
function tell(say, name, found, output) {
  const print = lines(say);
  recordResults(name, found);
  const bad = found.filter(({ isPassed, isSkipped }) => !isPassed && !isSkipped);
  const unrun = found.filter(({ isSkipped }) => isSkipped).length;
  if (bad.length > 0 || flakyLines(found).length > 0) print(output);
  print(`${name}: ${found.length - bad.length - unrun} of ${found.length} passed`);
  if (bad.length >= MOST_FAILURES)
    print(`Stopped after ${bad.length} failures; ${unrun} tests were not run.`);
  const common = inCommon(bad.map(({ title, message = "" }) => ({ title, message })));
  if (common.length > 0) print(`What the failures have in common:\n  ${common.join("\n  ")}`);
}
