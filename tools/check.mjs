// @ts-check
// Runs all checks of the sources that do not need the running product.
import { installIfNeeded } from "./lib/install.mjs";
import { requireNode } from "./lib/node-version.mjs";
import { recordResults } from "./lib/results.mjs";
import { run, runBin } from "./lib/run.mjs";

requireNode();
await installIfNeeded(console.log);

const script = (/** @type {string} */ name) => () => run(process.execPath, [`tools/checks/${name}.mjs`]);

/** @type {[string, string, () => Promise<{ code: number, output: string }>][]} */
const checks = [
  [
    "lint",
    "Sources are formatted and lint-free",
    () => runBin("biome", ["check", "--error-on-warnings", "."]),
  ],
  ["types", "Types hold", () => runBin("tsc", ["-p", "tsconfig.json"])],
  ["arrows", "Packages import only what they may", script("arrows")],
  ["colours", "Literal colours stand only in themes", script("colours")],
  ["selectors", "No selector makes a long page slow", script("selectors")],
  ["lookups", "Names from outside are looked up among own values alone", script("lookups")],
  ["vocabulary", "No name that was given up is used", script("vocabulary")],
  ["text", "Words for people come from the locales", script("text")],
  ["states", "Every state that the design draws has a story", script("states")],
  ["versions", "Each package has one exact version", script("versions")],
  ["unused", "Nothing is unused: files, exports, dependencies", () => runBin("knip", ["--no-progress"])],
];

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const chosen = checks.filter(([id]) => wanted.length === 0 || wanted.includes(id));
/** @type {{ title: string, isPassed: boolean }[]} */
const tests = [];
for (const [id, title, check] of chosen) {
  const started = Date.now();
  const { code, output } = await check();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${id}: ${title} (${seconds} s)`);
  if (code !== 0) console.log(output.trim());
  tests.push({ title: `${id}: ${title}`, isPassed: code === 0 });
}
if (wanted.length === 0) recordResults("check", tests);
process.exitCode = tests.every(({ isPassed }) => isPassed) ? 0 : 1;
