// @ts-check
// Runs the app before a real Argilla server, which is installed once outside the project; `-- serve` only starts that
// server, for trying things by hand.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { installArgilla } from "./argilla/install.mjs";
import { startArgilla } from "./argilla/start.mjs";
import { findBrowser } from "./lib/browser.mjs";
import { build } from "./lib/build.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { results } from "./lib/paths.mjs";
import { fromPlaywright, recordResults } from "./lib/results.mjs";
import { runBin } from "./lib/run.mjs";

await installIfNeeded(console.log);
const installed = await installArgilla(console.log);
if (process.argv.includes("serve")) await serve();
else await test();

async function serve() {
  const { url, stop } = await startArgilla(installed);
  console.log(
    `Argilla: ${url}  (argilla, an owner, and ana, an annotator; password 12345678; keys argilla.apikey, ana.apikey)`,
  );
  console.log("Press Ctrl+C to stop it and delete its data.");
  // A timer that never ends the process: what it waits for is Ctrl+C.
  const running = setInterval(() => {}, 60_000);
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => {
      clearInterval(running);
      stop().then(() => process.exit(0));
    });
}

async function test() {
  mkdirSync(results, { recursive: true });
  await build(console.log);
  const report = join(results, "argilla.report.json");
  const { code, output } = await runBin(
    "playwright",
    ["test", "-c", "tests/argilla/playwright.config.ts", ...process.argv.slice(2)],
    { env: { CHROMIUM_PATH: await findBrowser(console.log), GLOSSA_RESULTS: report } },
  );
  if (code !== 0) console.log(output);
  const tests = fromPlaywright(report);
  recordResults("argilla", tests);
  const failed = tests.filter(({ isPassed }) => !isPassed).length;
  console.log(`${tests.length - failed} passed, ${failed} failed`);
  process.exitCode = code === 0 && failed === 0 ? 0 : 1;
}
