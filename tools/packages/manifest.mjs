// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/paths.mjs";

/** The folders of the published packages. */
export const folders = [
  "packages/design-system",
  "themes",
  "locales",
  "packages/question-types",
  "packages/field-types",
  "packages/contract",
  "packages/features",
];

/**
 * @typedef {{
 *   name: string,
 *   version: string,
 *   license: string,
 *   type: string,
 *   exports: Record<string, string>,
 *   dependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional: boolean }>,
 * }} Manifest
 */

/**
 * Returns the manifest of a package in the repository, or in another folder.
 *
 * @param {string} folder
 * @returns {Manifest}
 */
export function manifestOf(folder) {
  return JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
}

/**
 * Returns the manifest of a built package: the same, but its entries are built files.
 *
 * @param {Manifest} source
 * @param {boolean} hasStyles
 */
export function builtManifest(source, hasStyles) {
  const { name, version, license, type, exports, dependencies, peerDependencies, peerDependenciesMeta } =
    source;
  const entries = Object.entries(exports).map(([entry, file]) => [entry, builtEntry(file)]);
  const styles = hasStyles ? { "./styles.css": "./styles.css" } : {};
  return {
    ...{ name, version, license, type },
    exports: { ...Object.fromEntries(entries), ...styles, "./package.json": "./package.json" },
    sideEffects: hasStyles ? ["**/*.css"] : false,
    ...{ dependencies, peerDependencies, peerDependenciesMeta },
  };
}

/** @param {string} file */
function builtEntry(file) {
  const built = file.replace(/^\.\/src\//, "./");
  const name = built.replace(/\.(tsx?|mjs)$/, "");
  if (built.endsWith(".mjs")) return { types: `${name}.d.mts`, default: built };
  return { types: `${name}.d.ts`, default: `${name}.js` };
}
