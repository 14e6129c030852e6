// @ts-check
// A sample of the stories and journeys in a Chromium that the machine has, as people who try the project have one:
// Debian's package where none is installed. `npm test` runs all of them in the one that the lockfile pins.
import { fromDebian, installedBrowser } from "./lib/browser.mjs";
import { build } from "./lib/build.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { runPlaywright } from "./lib/playwright.mjs";
import { conclude } from "./lib/results.mjs";

/** @type {{ suite: string, args: string[] }[]} */
const samples = [
  // Spread over all of them, in the order of the component library. What the keys of a text box do that are the browser's own is
  // written down for the pinned one.
  { suite: "stories", args: ["--shard=1/12", "--grep-invert", "every key does"] },
  { suite: "journeys", args: ["first-light.spec.ts", "commands.spec.ts", "hostile-frames.spec.ts"] },
];

await installIfNeeded(console.log);
const browser = installedBrowser() ?? (await fromDebian());
/** @type {import("./lib/results.mjs").Test[]} */
const tests = [{ title: "installed browser: there is one", isPassed: browser !== undefined }];
if (browser) {
  console.log(`Browser: ${browser}`);
  await build(console.log, "storybook");
  for (const { suite, args } of samples) {
    const name = `installed-browser-${suite}`;
    const { code, output, tests: found } = await runPlaywright(suite, { browser, args, name });
    if (code !== 0) console.log(output);
    // Titles say which browser it was; they prove no requirement.
    for (const { title, ...test } of found)
      tests.push({ ...test, title: `installed browser: ${title.replace(/\s*\(spec [\d, ]+\)/g, "")}` });
  }
}
conclude("installed-browser", tests);
