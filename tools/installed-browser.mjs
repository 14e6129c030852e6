// @ts-check
// Runs a sample of the stories and journeys in a Chromium that is installed on the machine, as it is for most users:
// Debian's package if there is none. `npm test` runs all of them in the Chromium that the lockfile pins.
import { fromDebian, installedBrowser } from "./lib/browser.mjs";
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
const browser = installedBrowser() ?? (await fromDebian());
/** @type {import("./lib/results.mjs").Test[]} */
const tests = [{ title: "installed browser: it was found", isPassed: browser !== undefined }];
if (browser) {
  console.log(`Browser: ${browser}`);
  await build(console.log, "storybook");
  for (const { suite, args } of samples) {
    const name = `installed-browser-${suite}`;
    const { code, output, tests: found } = await runPlaywright(suite, { browser, args, name });
    if (code !== 0) console.log(output);
    // The titles name the browser and prove no requirement.
    for (const { title, ...test } of found)
      tests.push({ ...test, title: `installed browser: ${title.replace(/\s*\(spec [\d, ]+\)/g, "")}` });
  }
}
conclude("installed-browser", tests);
