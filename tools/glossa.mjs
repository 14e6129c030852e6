// @ts-check
// Runs the `glossa` commands. They are built only if they are missing: a command must not replace the program of a server
// that is running, and its account may not be allowed to write here.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { help, isHelp } from "../apps/cli/src/help.mjs";
import { build } from "./lib/build.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { requireNode } from "./lib/node-version.mjs";
import { root } from "./lib/paths.mjs";

requireNode();
const typed = process.argv.slice(2);
if (isHelp(typed)) {
  console.log(help);
  process.exit(0);
}
// The server runs the commands that change the data itself; the other commands use its API.
const maintenance = [
  "backup",
  "restore",
  "migrate-to",
  "reset-password",
  "remove-second-factor",
  "change-secret",
];
const isMaintenance = maintenance.includes(typed[0] ?? "");
const name = isMaintenance ? "server" : "cli";
const program = join(root, `apps/${name}/dist/main.js`);
if (!existsSync(program)) {
  // Standard output is reserved for the command.
  await installIfNeeded(console.error);
  await build(console.error, name);
}

// npm runs scripts in the project's root; file names are relative to the user's working directory.
const cwd = process.env.INIT_CWD ?? process.cwd();
const child = spawn(process.execPath, [program, ...typed], { stdio: "inherit", cwd });
child.on("exit", (code) => {
  process.exitCode = code ?? 1;
});
