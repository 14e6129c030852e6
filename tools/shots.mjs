// @ts-check
// Takes screenshots of every screen of the built product, in each theme and width, in the folder `shots`:
// npm run shots -- [SCENE …]
import { findBrowser } from "./lib/browser.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { runPlaywright } from "./lib/playwright.mjs";
import { conclude } from "./lib/results.mjs";

await installIfNeeded(console.log);
const named = process.argv.slice(2);
const { output, tests } = await runPlaywright("shots", {
  browser: await findBrowser(console.log),
  args: named.length > 0 ? ["-g", `(^|\\s)(${named.join("|")})$`] : [],
});
console.log(output);
conclude("shots", tests);
console.log("All pictures: npx playwright show-report shots/album");
