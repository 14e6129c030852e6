// @ts-check
// Replays recorded requests on the real routes with a real database and reports where the outcome differs.
// Takes folders of cases; the default is the project's own. `--record` records those again from their sketches.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./lib/paths.mjs";
import { recordResults } from "./lib/results.mjs";
import { withModules } from "./lib/with-modules.mjs";

const own = join(root, "tests/conformance");
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
await withModules(async (load) => {
  const conformance = await load("@glossa/server/conformance");
  if (!process.argv.includes("--record")) await replay(conformance);
  else await recordOwn(conformance, await load("/tests/conformance/state.ts"));
});

/** @param {any} conformance */
async function replay({ runConformance, compatibilityPage }) {
  /** @type {import("../apps/server/conformance/outcome").Outcome[]} */
  const outcomes = await runConformance(folders.length > 0 ? folders : [own]);
  for (const { conformanceCase, differences } of outcomes) {
    if (differences.length === 0) continue;
    console.log(`${conformanceCase.id} ${conformanceCase.endpoint ?? conformanceCase.request.path}`);
    for (const difference of differences) console.log(`  ${difference}`);
  }
  const skipped = outcomes.filter((outcome) => outcome.skipped);
  const failed = outcomes.filter(({ differences }) => differences.length > 0);
  const passed = outcomes.length - failed.length - skipped.length;
  console.log(
    `${passed} passed, ${failed.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}`,
  );
  if (process.argv.includes("--page"))
    writeFileSync(join(root, "docs/compatibility.md"), compatibilityPage(outcomes));
  const tests = outcomes.map((outcome) => ({
    title: `conformance ${outcome.conformanceCase.id}`,
    isPassed: outcome.differences.length === 0,
    isSkipped: outcome.skipped !== undefined,
  }));
  if (folders.length === 0) recordResults("conformance", tests);
  process.exitCode = failed.length > 0 || outcomes.length === 0 ? 1 : 0;
}

/**
 * @param {any} conformance
 * @param {any} tests
 */
async function recordOwn({ recordCases }, { ids, state, rowsOfGroup }) {
  const sketches = join(own, "sketches");
  const groups = readdirSync(sketches).map((file) => {
    const text = readFileSync(join(sketches, file), "utf8");
    // Sketches use the names of rows in the state; cases need their ids.
    return [basename(file, ".json"), JSON.parse(text.replace(/\{(\w+)\}/g, (_, name) => ids[name]))];
  });
  for (const [group, lines] of Object.entries(
    await recordCases(state, Object.fromEntries(groups), rowsOfGroup),
  )) {
    writeFileSync(join(own, `${group}.jsonl`), `${lines.join("\n")}\n`);
    console.log(`${group}: ${lines.length} cases`);
  }
}
