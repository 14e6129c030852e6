// @ts-check
// Runs a sample of the stories and journeys in a Chromium that is installed on the machine, as it is for most users, and
// what differs in Firefox in an installed Firefox: Debian's packages if there is none. `npm test` runs all stories and
// journeys in the Chromium that the lockfile pins.
import { findFirefox, fromDebian, installedBrowser } from "./lib/browser.mjs";
import { build } from "./lib/build.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { runPlaywright } from "./lib/playwright.mjs";
import { conclude } from "./lib/results.mjs";

/** @type {{ suite: string, args: string[] }[]} */
const samples = [
  // Spread over all stories, in the order of the component library. The keys that the browser itself handles in a text
  // box are specified for the pinned browser only.
  { suite: "stories", args: ["--shard=1/20", "--grep-invert", "each key of the table"] },
  { suite: "journeys", args: ["first-light.spec.ts", "commands.spec.ts", "hostile-frames.spec.ts"] },
];

await installIfNeeded(console.log);
/** @type {import("./lib/results.mjs").Test[]} */
const tests = [];
await build(console.log, "storybook");
const chromium = installedBrowser() ?? (await fromDebian());
tests.push({ title: "installed browser: Chromium was found", isPassed: chromium !== undefined });
if (chromium) for (const { suite, args } of samples) await runIn({ browser: chromium, suite, args });
const firefox = await findFirefox();
tests.push({ title: "installed browser: Firefox was found", isPassed: firefox !== undefined });
if (firefox) await runIn({ browser: "", suite: "firefox", args: [], env: { FIREFOX_PATH: firefox } });
conclude("installed-browser", tests);

/** @param {{ browser: string, suite: string, args: string[], env?: Record<string, string> }} sample */
async function runIn({ suite, ...options }) {
  console.log(`Browser: ${options.env?.FIREFOX_PATH ?? options.browser}`);
  const name = `installed-browser-${suite}`;
  const { code, output, tests: found } = await runPlaywright(suite, { ...options, name });
  if (code !== 0) console.log(output);
  // The titles name the browser and prove no requirement.
  for (const { title, ...test } of found)
    tests.push({ ...test, title: `installed browser: ${title.replace(/\s*\(spec [\d, ]+\)/g, "")}` });
}
