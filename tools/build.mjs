// @ts-check
// Builds the server, the app and the commands if their sources have changed.
import { build } from "./lib/build.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { requireNode } from "./lib/node-version.mjs";

requireNode();
await installIfNeeded(console.log);
await build(console.log);
