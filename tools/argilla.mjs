// @ts-check
// Runs the app in front of a real Argilla server, which is installed once outside the project; `-- serve` only starts
// that server, for manual tests.
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
  // Keeps the process running until Ctrl+C.
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
