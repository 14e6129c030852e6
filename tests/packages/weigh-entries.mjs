// @ts-check
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { weigh } from "../../tools/lib/weigh.mjs";
import { folders, manifestOf } from "../../tools/packages/manifest.mjs";
import { budgets, unweighed } from "./budgets.mjs";

/**
 * Weighs every entry of the packages as they are installed, and compares it with its budget.
 *
 * @param {string} hosts
 * @param {import("./try-hosts.mjs").Check} check
 */
export async function weighEntries(hosts, check) {
  const known = new Set([...budgets.map(({ title }) => title), ...unweighed]);
  const unknown = folders.flatMap(entriesOf).filter((entry) => !known.has(entry));
  check("every entry has a budget", unknown.length === 0, unknown.join(", "));
  const weights = await Promise.all(budgets.map(({ code }, index) => weightOf(hosts, code, index)));
  for (const [index, { title, most }] of budgets.entries()) {
    const weight = weights[index] ?? Number.POSITIVE_INFINITY;
    check(`${title} weighs ${weight.toFixed(1)} kB, at most ${most}`, weight <= most);
  }
}

/**
 * @param {string} hosts
 * @param {string} code
 * @param {number} index
 */
async function weightOf(hosts, code, index) {
  const entry = join(hosts, `weighed-${index}.js`);
  writeFileSync(entry, code);
  const { code: script, css } = await weigh(entry, { root: hosts });
  return script + css;
}

/**
 * Returns the names by which a package's entries are imported.
 *
 * @param {string} folder of the package
 */
export function entriesOf(folder) {
  const { name, exports } = manifestOf(folder);
  return Object.keys(exports).map((entry) => name + entry.slice(1));
}
