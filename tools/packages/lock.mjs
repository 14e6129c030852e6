// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/paths.mjs";

/**
 * @typedef {{
 *   version: string,
 *   optional?: boolean,
 *   dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 * }} Entry
 */

/**
 * A lockfile for somebody who installs our packages: libraries in the versions that the project's own lockfile pins,
 * so that npm takes them from its cache and the test says the same on every day.
 *
 * @param {{ dependencies: Record<string, string> }} host
 * @param {Record<string, Entry>} packed our packages by name
 */
export function lockFor(host, packed) {
  /** @type {Record<string, Entry>} */
  const ours = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  /** @type {Record<string, Entry>} */
  const packages = {};
  for (const [name, entry] of Object.entries(packed)) take(`node_modules/${name}`, entry);
  for (const name of Object.keys(host.dependencies)) if (!packed[name]) follow(name, "");
  return { name: "host", lockfileVersion: 3, requires: true, packages: { "": host, ...packages } };

  /**
   * @param {string} path
   * @param {Entry} entry
   */
  function take(path, entry) {
    if (packages[path]) return;
    packages[path] = entry;
    const { dependencies, optionalDependencies, peerDependencies } = entry;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      if (!packed[name]) follow(name, path);
    }
  }

  /**
   * Finds a library as Node does, from a folder upwards; optional ones may be away.
   *
   * @param {string} name
   * @param {string} from
   */
  function follow(name, from) {
    const parents = from.split(/\/?node_modules\//).slice(1);
    for (let depth = parents.length; depth >= 0; depth--) {
      const path = [...parents.slice(0, depth), name].map((part) => `node_modules/${part}`).join("/");
      if (ours[path]) return take(path, ours[path]);
    }
  }
}
