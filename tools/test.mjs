// @ts-check
// Installs missing packages, runs the checks, and prints a closing line: "N passed, N failed". `npm test -- unit check`
// runs only these steps. With `--all`, as in `.ci/run`, the further steps run as well, and a skipped test is a failure.
import { mkdirSync, rmSync } from "node:fs";
import { findBrowser } from "./lib/browser.mjs";
import { build } from "./lib/build.mjs";
import { inCommon, MOST_FAILURES } from "./lib/in-common.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { requireNode } from "./lib/node-version.mjs";
import { results } from "./lib/paths.mjs";
import { runPlaywright } from "./lib/playwright.mjs";
import { closingLine, flakyLines, fromVitest, readResults, recordResults } from "./lib/results.mjs";
import { run, runBin } from "./lib/run.mjs";

/** @type {Promise<string> | undefined} */
let browser;

/** @type {Record<string, () => Promise<void>>} */
const usual = {
  check: () => script("check", "tools/check.mjs"),
  unit,
  demo: () => script("demo", "tools/demo-check.mjs", "the demo data is plausible"),
  conformance: () => script("conformance", "tools/conformance.mjs"),
  build: async () => {
    await build(console.log);
    await build(console.log, "storybook");
    recordResults("build", [{ title: "the product and the component library build", isPassed: true }]);
  },
  durability: async () => {
    await build(console.log, "server");
    await script("durability", "tests/durability/run.mjs");
  },
  stories: async () => {
    await build(console.log, "storybook");
    await inBrowser("stories");
  },
  site: async () => {
    await script("site-links", "tools/site.mjs", "the site builds, and none of its links is broken");
    await inBrowser("site");
  },
  journeys: () => inBrowser("journeys"),
};
/** The steps that need more than Node, or that check the tests themselves. */
const further = {
  spec: () => script("spec", "tools/spec.mjs", "no requirement has lost its proof"),
  gates: () => script("gates", "tools/gates.mjs"),
  postgres: () => script("postgres", "tools/postgres.mjs"),
  packages: () => script("packages", "tools/packages.mjs"),
  pictures: () => script("pictures", "tools/pictures.mjs", "every primitive is unchanged in every theme"),
  argilla: () => script("argilla", "tools/argilla.mjs"),
  python: async () => {
    await build(console.log, "server");
    await script(
      "python",
      "tests/python-client/run.mjs",
      "the published Python client works with the server",
    );
  },
  // Last, because Debian's package installs fonts that would change the pictures.
  "installed-browser": () => script("installed-browser", "tools/installed-browser.mjs"),
};
const steps = { ...usual, ...further };

const isAll = process.argv.includes("--all");
const named = process.argv.slice(2).filter((argument) => argument !== "--all");
const unknown = named.filter((name) => !Object.hasOwn(steps, name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(", ")}. The steps are ${Object.keys(steps).join(", ")}.`);
  process.exit(1);
}
const chosen = Object.entries(named.length > 0 || isAll ? steps : usual).filter(
  ([name]) => named.length === 0 || named.includes(name),
);

requireNode();
await installIfNeeded(console.log);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
for (const [name, action] of chosen) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  await action().catch((error) => fail(name, error instanceof Error ? error.message : String(error)));
  console.log(`── ${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
}
close(readResults());

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
 * @param {string} name
 * @param {string} file
 * @param {string} [title]
 */
async function script(name, file, title) {
  const failures = () => readResults().filter(({ isPassed, isSkipped }) => !isPassed && !isSkipped).length;
  const before = failures();
  const { code } = await run(process.execPath, [file], { isShown: true });
  if (title !== undefined) recordResults(name, [{ title, isPassed: code === 0 }]);
  else if (code !== 0 && failures() === before) fail(`${name}-end`, `${file} ended with ${code}`);
}

async function unit() {
  const file = `${results}unit.report.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { output } = await runBin("vitest", [
    "run",
    `--bail=${MOST_FAILURES}`,
    // Long texts take more than the usual 5 s if other work runs at the same time.
    "--testTimeout=20000",
    "--hookTimeout=60000",
    ...reporters,
  ]);
  tell("unit", fromVitest(file), output);
}

/** @param {"stories" | "site" | "journeys"} suite */
async function inBrowser(suite) {
  browser ??= findBrowser(console.log);
  const { tests, output } = await runPlaywright(suite, { browser: await browser });
  tell(suite, tests, output);
}

/**
 * @param {string} name
 * @param {string} why
 */
function fail(name, why) {
  console.log(why);
  recordResults(name, [{ title: `${name}: ${why}`, isPassed: false }]);
}

/**
 * @param {string} name
 * @param {import("./lib/results.mjs").Test[]} found
 * @param {string} output
 */
function tell(name, found, output) {
  recordResults(name, found);
  const bad = found.filter(({ isPassed, isSkipped }) => !isPassed && !isSkipped);
  const unrun = found.filter(({ isSkipped }) => isSkipped).length;
  if (bad.length > 0 || flakyLines(found).length > 0) console.log(output);
  console.log(`${name}: ${found.length - bad.length - unrun} of ${found.length} passed`);
  if (bad.length >= MOST_FAILURES)
    console.log(`Stopped after ${bad.length} failures; ${unrun} tests were not run.`);
  const common = inCommon(bad.map(({ title, message = "" }) => ({ title, message })));
  if (common.length > 0) console.log(`What the failures have in common:\n  ${common.join("\n  ")}`);
}
