// @ts-check
// Installs what is missing, runs every check, and closes with one line: "N passed, N failed".
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "./lib/browser.mjs";
import { build } from "./lib/build.mjs";
import { freePort } from "./lib/free-port.mjs";
import { inCommon, MOST_FAILURES } from "./lib/in-common.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { requireNode } from "./lib/node-version.mjs";
import { results } from "./lib/paths.mjs";
import {
  forgetResults,
  fromPlaywright,
  fromVitest,
  readResults,
  recordResults,
  unsteadyLines,
} from "./lib/results.mjs";
import { run, runBin } from "./lib/run.mjs";

requireNode();
await installIfNeeded(console.log);
forgetResults();
const { mkdirSync } = await import("node:fs");
mkdirSync(results, { recursive: true });

const only = process.argv.slice(2);
const report = (/** @type {string} */ name) => join(results, `${name}.report.json`);
let browser = "";

await step("check", async () => {
  const { code } = await run(process.execPath, ["tools/check.mjs"], { isShown: true });
  if (code !== 0 && !existsSync(join(results, "check.results.json"))) fail("check", "The checks did not run");
});
await step("unit", async () => {
  const file = report("unit");
  const { output } = await runBin("vitest", [
    "run",
    `--bail=${MOST_FAILURES}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  conclude("unit", file, fromVitest, output);
});
await step("demo", async () => {
  const { code, output } = await run(process.execPath, ["tools/demo-check.mjs"]);
  console.log(output.trim());
  recordResults("demo", [{ title: "The demo data reads like people's work", isPassed: code === 0 }]);
});
await step("conformance", async () => {
  const { code, output } = await run(process.execPath, ["tools/conformance.mjs"]);
  console.log(output.trim());
  if (code !== 0 && !existsSync(join(results, "conformance.results.json")))
    fail("conformance", "The cases did not run");
});
await step("build", async () => {
  await build(console.log);
  await build(console.log, "storybook");
  recordResults("build", [{ title: "The product and the component library build", isPassed: true }]);
});
await step("durability", async () => {
  const { code, output } = await run(process.execPath, ["tests/durability/run.mjs"]);
  console.log(output.trim());
  if (code !== 0 && !existsSync(join(results, "durability.results.json")))
    fail("durability", "It could not be tried");
});
await step("browser", async () => {
  browser = await findBrowser(console.log);
});
for (const name of ["stories", "journeys"]) {
  await step(name, async () => {
    if (name === "stories") await build(console.log, "storybook");
    const file = report(name);
    const { output } = await runBin("playwright", ["test", "-c", `tests/${name}/playwright.config.ts`], {
      env: {
        CHROMIUM_PATH: browser,
        GLOSSA_RESULTS: file,
        GLOSSA_STORIES_PORT: String(await freePort()),
      },
    });
    conclude(name, file, fromPlaywright, output);
  });
}

const tests = readResults();
const skipped = tests.filter(({ isSkipped }) => isSkipped);
const failed = tests.filter(({ isPassed, isSkipped }) => !isPassed && !isSkipped);
for (const { title } of skipped) console.log(`skipped: ${title}`);
for (const line of unsteadyLines(tests)) console.log(line);
for (const { title } of failed) console.log(`failed: ${title}`);
const passed = tests.length - failed.length - skipped.length;
process.exitCode = failed.length > 0 || tests.length === 0 ? 1 : 0;
console.log(
  `${passed} passed, ${failed.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}`,
);

/**
 * @param {string} name
 * @param {() => Promise<void>} action
 */
async function step(name, action) {
  if (
    only.length > 0 &&
    !only.includes(name) &&
    !(name === "browser" && only.some((one) => one === "stories" || one === "journeys"))
  )
    return;
  console.log(`\n── ${name}`);
  const started = Date.now();
  await action().catch((error) => fail(name, error instanceof Error ? error.message : String(error)));
  console.log(`── ${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
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
 * @param {string} file
 * @param {(file: string) => import("./lib/results.mjs").Test[]} read
 * @param {string} output
 */
function conclude(name, file, read, output) {
  if (!existsSync(file)) {
    console.log(output);
    return fail(name, "it ended without a report");
  }
  const found = read(file);
  recordResults(name, found);
  const bad = found.filter(({ isPassed, isSkipped }) => !isPassed && !isSkipped);
  const unrun = found.filter(({ isSkipped }) => isSkipped).length;
  const unsteady = unsteadyLines(found);
  if (bad.length > 0 || unsteady.length > 0) console.log(output);
  console.log(`${name}: ${found.length - bad.length - unrun} of ${found.length} passed`);
  if (bad.length >= MOST_FAILURES)
    console.log(`Stopped after ${bad.length} failures; ${unrun} tests were not run.`);
  const common = inCommon(bad.map(({ title, message = "" }) => ({ title, message })));
  if (common.length > 0) console.log(`What the failures have in common:\n  ${common.join("\n  ")}`);
}
