// @ts-check
// Runs the app with hot reload on http://localhost:5173, in front of a server on port 6900.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { installIfNeeded } from "./lib/install.mjs";
import { requireNode } from "./lib/node-version.mjs";
import { root } from "./lib/paths.mjs";
import { readStartOptions } from "./lib/start-options.mjs";

requireNode();
readStartOptions(process.argv.slice(2));
await installIfNeeded(console.log);
const programs = [
  [join(root, "tools/start.mjs"), ...process.argv.slice(2)],
  [join(root, "node_modules/vite/bin/vite.js"), "-c", "apps/web/vite.config.ts"],
];
const children = programs.map((args) => spawn(process.execPath, args, { cwd: root, stdio: "inherit" }));
for (const child of children) {
  child.on("exit", (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 0;
  });
}
