// @ts-check
// Measures the demo data and fails if it no longer looks like the work of several people.
import { withModules } from "./lib/with-modules.mjs";

await withModules(async (load) => {
  const { checkDemo } = await load("@glossa/demo/check");
  /** @type {import("@glossa/demo/check").Figure[]} */
  const figures = checkDemo();
  for (const { text, isGood } of figures) console.log(`${isGood ? "ok  " : "FAIL"} ${text}`);
  process.exitCode = figures.every(({ isGood }) => isGood) ? 0 : 1;
});
