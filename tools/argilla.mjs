// @ts-check
// Runs the app before a real Argilla server, which is installed once outside the project; `-- serve` only starts that
// server, for trying things by hand.
import { installArgilla } from "../tests/argilla/install.mjs";
import { startArgilla } from "../tests/argilla/start.mjs";
import { findBrowser } from "./lib/browser.mjs";
import { build } from "./lib/build.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { runPlaywright } from "./lib/playwright.mjs";
import { conclude } from "./lib/results.mjs";

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
  await build(console.log);
  const { code, output, tests } = await runPlaywright("argilla", {
    browser: await findBrowser(console.log),
    args: process.argv.slice(2),
  });
  if (code !== 0) console.log(output);
  conclude("argilla", tests);
}
