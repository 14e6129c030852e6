// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/paths.mjs";

/** The folders of the packages that others can install. */
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
 * Sources that are found by their addresses, beside the entries: the programs of the frames, which the plugin for Vite
 * builds anew for whoever uses it.
 *
 * @type {Record<string, string[]>}
 */
export const foundByAddress = {
  "packages/field-types": ["./src/frame/guest/html.ts", "./src/frame/guest/custom.ts"],
};

/**
 * @typedef {{
 *   name: string,
 *   version: string,
 *   license: string,
 *   exports: Record<string, string>,
 *   dependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional: boolean }>,
 * }} Manifest
 */

/**
 * What a package says of itself in the repository.
 *
 * @param {string} folder
 * @returns {Manifest}
 */
export function manifestOf(folder) {
  return JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
}
