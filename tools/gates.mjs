// @ts-check
// Proves that the checks work: each small defect in a copy of the project must fail exactly one check.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gates } from "../tests/gates/table.mjs";
import { findBrowser, fromNpm } from "./lib/browser.mjs";
import { copyProject } from "./lib/copy-project.mjs";
import { inLanes } from "./lib/in-lanes.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { root } from "./lib/paths.mjs";
import { runPlaywright } from "./lib/playwright.mjs";
import { conclude } from "./lib/results.mjs";
import { run, runBin } from "./lib/run.mjs";

/** @typedef {import("../tests/gates/table.mjs").Gate} Gate */

await installIfNeeded(console.log);
const isFull = process.env.GLOSSA_TEST_LEVEL === "full";
const named = process.argv.slice(2);
// Two copies, because most checks use one core. The longest run on their own and fill the memory.
const copies = [0, 1].map(() => mkdtempSync(join(tmpdir(), "glossa-gates-")));
const statics = [
  "lint",
  "types",
  "imports",
  "colours",
  "selectors",
  "lookups",
  "exports",
  "examples",
  "text",
  "versions",
  "states",
  "findings",
  "vocabulary",
];

try {
  for (const copy of copies) await copyProject(copy);
  refuseMoved();
  const chosen = gates.filter(({ name, needsStorybook, isLong }) =>
    named.length > 0 ? named.some((word) => name.includes(word)) : isFull || !(needsStorybook || isLong),
  );
  // Without --full, one defect for each check is enough.
  const kinds = new Set();
  const isNew = (/** @type {string} */ kind) => !kinds.has(kind) && kinds.add(kind);
  const tried = chosen.filter(({ fails, tests }) => isFull || named.length > 0 || isNew(`${fails} ${tests}`));
  const stray = await strayFailures(tried);
  const tests = await inLanes(tried, copies, async (gate, copy) => {
    const found = [...(await ownFailures(gate, copy)), ...(stray.get(gate) ?? [])];
    const isPassed = found.join() === gate.fails;
    console.log(
      `${isPassed ? "ok  " : "FAIL"} ${gate.name}: ${found.join(", ") || "nothing"} failed${isPassed ? "" : `, expected ${gate.fails}`}`,
    );
    return { title: `gate: ${gate.name} fails ${gate.fails}`, isPassed };
  });
  conclude("gates", tests);
} finally {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
}

/** Stops if a defect cannot be made, also one of those that are not run now: its code may have changed. */
function refuseMoved() {
  const moved = gates.filter(({ file, find }) => !readFileSync(join(root, file), "utf8").includes(find));
  if (moved.length > 0)
    throw new Error(`The code of these has changed: ${moved.map(({ name }) => `"${name}"`).join(", ")}.`);
}

/**
 * The check that a defect should fail, if it does.
 *
 * @param {Gate} gate
 * @param {string} copy
 */
async function ownFailures(gate, copy) {
  const { fails, tests, needsStorybook } = gate;
  if (needsStorybook && (await doesFail(copy, fails))) return [`(${fails}, without the defect)`];
  return (await failsWith(copy, [gate], fails, tests)) ? [fails] : [];
}

/**
 * The static checks that a defect fails and should not: each check runs once with the defects of all other checks. One
 * that passes then also passes without them; one that fails is run without, and if it still fails, the gates would prove
 * nothing.
 *
 * @param {Gate[]} tried
 * @returns {Promise<Map<Gate, string[]>>}
 */
async function strayFailures(tried) {
  /** @type {Map<Gate, string[]>} */
  const stray = new Map();
  await inLanes(statics, copies, async (id, copy) => {
    const others = tried.filter(({ fails }) => fails !== id);
    if (!(await failsWith(copy, others, id))) return;
    if (await doesFail(copy, id)) throw new Error(`${id} fails without a defect. Fix that first.`);
    for (const gate of others)
      if (await failsWith(copy, [gate], id)) stray.set(gate, [...(stray.get(gate) ?? []), id]);
  });
  return stray;
}

/**
 * Applies defects to a copy, runs one check, and reverts them.
 *
 * @param {string} copy
 * @param {Gate[]} defects
 * @param {string} id
 * @param {string} [tests] the test files to run of a workspace
 */
async function failsWith(copy, defects, id, tests) {
  /** @type {Map<string, string>} */
  const originals = new Map();
  for (const { file, find, replace } of defects) {
    const path = join(copy, file);
    const before = readFileSync(path, "utf8");
    if (!originals.has(path)) originals.set(path, before);
    writeFileSync(path, before.replace(find, replace));
  }
  const [only] = defects.length === 1 ? defects : [];
  try {
    return await doesFail(copy, id, id === "lint" ? only?.file : tests);
  } finally {
    for (const [path, before] of originals) writeFileSync(path, before);
  }
}

/**
 * @param {string} copy
 * @param {string} id one of the checks, "packages", or "unit:" and a workspace, or "stories:" and a part of a title
 * @param {string} [only] of a workspace the files with this in their names; of the sources this one file to lint
 */
async function doesFail(copy, id, only) {
  const [kind, detail = ""] = id.split(":");
  const options = { cwd: copy };
  if (kind === "unit") {
    const files = only === undefined ? [] : [only];
    // A name that no file has any more must not look like a failed test.
    const args = ["run", "--passWithNoTests", "--root", detail, ...files];
    return (await runBin("vitest", args, options)).code !== 0;
  }
  if (kind === "stories") return storiesFail(copy, detail, "stories");
  if (kind === "pictures") return storiesFail(copy, detail, "pictures");
  if (kind === "packages") return (await run(process.execPath, ["tools/packages.mjs"], options)).code !== 0;
  if (id === "lint")
    return (
      (
        await runBin(
          "biome",
          ["check", "--error-on-warnings", "--no-errors-on-unmatched", only ?? "."],
          options,
        )
      ).code !== 0
    );
  if (id === "types") return (await runBin("tsc", ["-p", "tsconfig.json"], options)).code !== 0;
  return (await run(process.execPath, [`tools/checks/${id}.mjs`], options)).code !== 0;
}

/**
 * @param {string} copy
 * @param {string} title
 * @param {"stories" | "pictures"} suite pictures are of the pinned browser
 */
async function storiesFail(copy, title, suite) {
  const browser = suite === "pictures" ? ((await fromNpm()) ?? "") : await findBrowser(() => {});
  // The build cache is copied and keyed by the contents of the sources, so a defect always causes a build.
  const { code } = await run("npm", ["run", "--silent", "build:storybook"], { cwd: copy });
  if (code !== 0) return true;
  const test = await runPlaywright(suite, { browser, args: ["-g", title], name: "gate", cwd: copy });
  return test.code !== 0;
}
