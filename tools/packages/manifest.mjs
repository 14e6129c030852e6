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
  "packages/session",
  "packages/files",
  "packages/features",
];

/**
 * @typedef {{
 *   name: string,
 *   version: string,
 *   description: string,
 *   keywords: string[],
 *   license: string,
 *   repository?: { type: string, url: string },
 *   bugs?: { url: string },
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
 * Returns the manifest of a built package: its entries are built files, and its dependencies are ranges. Exact versions
 * are for this repository, where the lockfile and the tests belong to them; a host may have newer ones. The addresses of
 * the repository and of its issues come from the root manifest.
 *
 * @param {string} folder
 * @param {string[]} files names of the stylesheets and of the design tokens
 */
export function builtManifest(folder, files) {
  const source = manifestOf(folder);
  const { repository, bugs } = manifestOf(".");
  const { name, version, description, keywords, license, type } = source;
  const { peerDependencies, peerDependenciesMeta } = source;
  const entries = Object.entries(source.exports).map(([entry, file]) => [entry, builtEntry(file)]);
  const others = files.map((file) => [`./${file}`, file.endsWith(".css") ? styleEntry(file) : `./${file}`]);
  return {
    ...{ name, version, description, keywords, license, type, bugs },
    ...(repository && { repository: { ...repository, directory: folder } }),
    exports: { ...Object.fromEntries([...entries, ...others]), "./package.json": "./package.json" },
    sideEffects: files.length > 0 ? ["**/*.css"] : false,
    dependencies: asRanges(source.dependencies),
    ...{ peerDependencies, peerDependenciesMeta },
  };
}

/** The file of types that all stylesheets share: TypeScript 7 refuses imports without types. */
export const styleTypes = "stylesheet.d.ts";

/** @param {string} file */
function styleEntry(file) {
  return { types: `./${styleTypes}`, default: `./${file}` };
}

/**
 * Libraries that hosts get in exactly our version. From 0.18.5 on, KaTeX depends on a `commander` that needs Node ≥ 22.12,
 * which npm complains about on the versions that we support; only its command line uses it.
 */
const exact = new Set(["katex"]);

/** @param {Record<string, string> | undefined} dependencies */
function asRanges(dependencies) {
  if (!dependencies) return undefined;
  const ranges = Object.entries(dependencies).map(([name, version]) => [
    name,
    exact.has(name) ? version : version.replace(/^(?=\d)/, "^"),
  ]);
  return Object.fromEntries(ranges);
}

/** @param {string} file */
function builtEntry(file) {
  const built = file.replace(/^\.\/src\//, "./");
  const name = built.replace(/\.(tsx?|mjs)$/, "");
  if (built.endsWith(".mjs")) return { types: `${name}.d.mts`, default: built };
  return { types: `${name}.d.ts`, default: `${name}.js` };
}
