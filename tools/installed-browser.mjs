// @ts-check
// A sample of the stories and journeys in a Chromium that the machine has, as people who try the project have one:
// Debian's package where none is installed. `npm test` runs all of them in the one that the lockfile pins.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fromDebian, installedBrowser } from "./lib/browser.mjs";
import { build } from "./lib/build.mjs";
import { freePort } from "./lib/free-port.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { results } from "./lib/paths.mjs";
import { fromPlaywright, recordResults } from "./lib/results.mjs";
import { runBin } from "./lib/run.mjs";

/** @type {{ suite: string, args: string[] }[]} */
const samples = [
  // Spread over all of them, in the order of the component library. What the keys of a text box do that are the browser's own is
  // written down for the pinned one.
  { suite: "stories", args: ["--shard=1/12", "--grep-invert", "every key does"] },
  { suite: "journeys", args: ["first-light.spec.ts", "commands.spec.ts", "hostile-frames.spec.ts"] },
];

await installIfNeeded(console.log);
const browser = installedBrowser() ?? (await fromDebian());
/** @type {import("./lib/results.mjs").Test[]} */
const tests = [{ title: "installed browser: there is one", isPassed: browser !== undefined }];
if (browser) {
  console.log(`Browser: ${browser}`);
  mkdirSync(results, { recursive: true });
  await build(console.log);
  await build(console.log, "storybook");
  for (const [index, { suite, args }] of samples.entries())
    tests.push(...(await sample(suite, args, index, browser)));
}
recordResults("installed-browser", tests);
const failed = tests.filter(({ isPassed }) => !isPassed);
for (const { title } of failed) console.log(`failed: ${title}`);
console.log(`${tests.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

/**
 * @param {string} suite
 * @param {string[]} args
 * @param {number} index
 * @param {string} path of the browser
 * @returns {Promise<import("./lib/results.mjs").Test[]>} titles say which browser it was; they prove no requirement
 */
async function sample(suite, args, index, path) {
  const report = join(results, `installed-browser-${index}.report.json`);
  const { code, output } = await runBin(
    "playwright",
    ["test", "-c", `tests/${suite}/playwright.config.ts`, ...args],
    { env: { CHROMIUM_PATH: path, GLOSSA_RESULTS: report, GLOSSA_STORIES_PORT: String(await freePort()) } },
  );
  if (code !== 0) console.log(output);
  return fromPlaywright(report).map(({ title, ...test }) => ({
    ...test,
    title: `installed browser: ${title.replace(/\s*\(spec [\d, ]+\)/g, "")}`,
  }));
}
