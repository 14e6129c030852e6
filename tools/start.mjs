// @ts-check
// Installs and builds what is missing or has changed, then runs the product until Ctrl+C.
import { build } from "./lib/build.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { requireNode } from "./lib/node-version.mjs";
import { readStartOptions } from "./lib/start-options.mjs";

requireNode();
readStartOptions(process.argv.slice(2));
const say = (/** @type {string} */ text) => console.log(`  ${text} …`);
try {
  await installIfNeeded(say);
  await build(say);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import("./serve.mjs");
