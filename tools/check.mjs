// @ts-check
// Runs all checks of the sources that do not need the running product.
import { availableParallelism } from "node:os";
import { inLanes } from "./lib/in-lanes.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { requireNode } from "./lib/node-version.mjs";
import { recordResults } from "./lib/results.mjs";
import { run, runBin } from "./lib/run.mjs";

requireNode();
await installIfNeeded(console.log);

const script = (/** @type {string} */ name) => () => run(process.execPath, [`tools/checks/${name}.mjs`]);

// Those that take longest are first, so that the lanes end together.
/** @type {[string, string, () => Promise<{ code: number, output: string }>][]} */
const checks = [
  [
    "lint",
    "sources are formatted and pass the linter",
    () => runBin("biome", ["check", "--error-on-warnings", "."]),
  ],
  ["types", "sources pass the type check", () => runBin("tsc", ["-p", "tsconfig.json"])],
  ["examples", "the examples in comments compile (library 6)", script("examples")],
  ["imports", "packages import only what docs/architecture.md allows", script("imports")],
  ["colours", "literal colours occur only in themes", script("colours")],
  ["selectors", "no selector slows long pages down", script("selectors")],
  ["lookups", "names from input are looked up in own properties only", script("lookups")],
  ["exports", "callers can name the types of all props (library 4.9)", script("exports")],
  ["props", "each prop of a component has a description (library 2.12)", script("props")],
  ["docstrings", "each exported function describes its parameters and errors", script("docstrings")],
  ["vocabulary", "no given-up name of the glossary is used", script("vocabulary")],
  ["text", "texts of the interface come from the locales", script("text")],
  ["states", "every state of the design has a story", script("states")],
  ["findings", "every finding of a review is proved or answered", script("findings")],
  ["versions", "each package has one exact version", script("versions")],
  ["unused", "no file, export or dependency is unused", () => runBin("knip", ["--no-progress"])],
];

const named = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const chosen = checks.filter(([id]) => named.length === 0 || named.includes(id));
// Most checks use one core; with more than two at a time, the largest would need too much memory.
const lanes = Array.from({ length: Math.min(2, availableParallelism()) }, (_, index) => index);
const tests = await inLanes(chosen, lanes, async ([id, title, check]) => {
  const started = Date.now();
  const { code, output } = await check();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${id}: ${title} (${seconds} s)`);
  if (code !== 0) console.log(output.trim());
  return { title: `${id}: ${title}`, isPassed: code === 0 };
});
if (named.length === 0) recordResults("check", tests);
process.exitCode = tests.every(({ isPassed }) => isPassed) ? 0 : 1;
