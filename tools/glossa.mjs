// @ts-check
// Runs the `glossa` commands; builds them first when a source is newer than the build.
import { spawn } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const program = join(root, "apps/cli/dist/main.js");
const sources = [
  "apps/cli/src",
  "packages/contract/src",
  "packages/question-types/src",
  "packages/field-types/src",
  "demo",
];

if (changedAt(program) < Math.max(...sources.map((folder) => newestIn(join(root, folder))))) {
  const { build } = await import("vite");
  await build({ configFile: join(root, "apps/cli/vite.config.ts"), logLevel: "error" });
}

// npm runs scripts in the project's root; files are named from where the person stands.
const cwd = process.env.INIT_CWD ?? process.cwd();
const child = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: "inherit", cwd });
child.on("exit", (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});

/** @param {string} folder */
function newestIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"));
  return Math.max(0, ...files.map((entry) => changedAt(join(entry.parentPath, entry.name))));
}

/** @param {string} file */
function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
