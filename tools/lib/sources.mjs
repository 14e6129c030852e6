// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./paths.mjs";

const skipped = new Set([
  "node_modules",
  "dist",
  ".cache",
  ".git",
  ".results",
  "storybook-static",
  "glossa-data",
  "data",
]);
/** The built site; other folders with this name have sources. */
const builtSite = join(root, "site");

/**
 * Returns all files of the project with one of these extensions, as paths from the root.
 *
 * @param {string[]} endings
 * @returns {string[]}
 */
export function sourceFiles(endings) {
  /** @param {string} folder @returns {string[]} */
  const walk = (folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (skipped.has(entry.name)) return [];
      const path = join(folder, entry.name);
      if (path === builtSite) return [];
      if (entry.isDirectory()) return walk(path);
      return endings.some((ending) => entry.name.endsWith(ending)) ? [relative(root, path)] : [];
    });
  return walk(root).sort();
}

/**
 * @param {string} file path from the root
 */
export function readSource(file) {
  return readFileSync(join(root, file), "utf8");
}

/**
 * Prints the findings of a check and sets the exit code to 1 if there are any.
 *
 * @param {string[]} findings
 * @param {string} mend one sentence on what to do
 */
export function report(findings, mend) {
  if (findings.length === 0) return;
  for (const finding of findings) console.error(finding);
  console.error(mend);
  process.exitCode = 1;
}
