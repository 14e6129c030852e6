// @ts-check
import { cpus, loadavg } from "node:os";
import { root } from "../../tools/lib/paths.mjs";
import { run } from "../../tools/lib/run.mjs";

const QUIET_LOAD = 0.5;

/** @returns {number} the load average of the last minute */
export function load() {
  return loadavg()[0] ?? 0;
}

/**
 * Returns a description of the machine on which the figures were measured.
 *
 * @param {string} [browser] its version, if one was used
 */
export async function describeMachine(browser) {
  const { output: commit } = await run("git", ["-C", root, "describe", "--always", "--dirty"]);
  const [cpu] = cpus();
  return `commit ${commit.trim()}, ${cpus().length} × ${cpu?.model.trim()}, Node ${process.versions.node}${browser ? `, Chromium ${browser}` : ""}`;
}

/**
 * Returns a printer of figures. Goals in milliseconds are only evaluated if the machine was idle at the start.
 *
 * @param {number} loadAtStart
 */
export function makePrinter(loadAtStart) {
  const isQuiet = loadAtStart < QUIET_LOAD;
  return {
    /** @param {string} machine */
    head(machine) {
      console.log(`\n${machine}\nload at the start ${loadAtStart.toFixed(2)}`);
      if (!isQuiet) console.log(`times are not evaluated: the load is not below ${QUIET_LOAD}`);
      console.log(`\n${"".padEnd(62)}${"goal".padEnd(12)}verdict     load`);
    },
    /**
     * @param {string} name
     * @param {Figure} figure
     */
    figure(name, figure) {
      const { value, limit, least, unit } = figure;
      const measured = `${value.toFixed(digits[unit])} ${unit}`;
      const bound = limit === undefined ? "" : `< ${limit} ${unit}`;
      const goal = least === undefined ? bound : `> ${least} ${unit}`;
      const columns = [name.padEnd(50), measured.padStart(10), "  ", goal.padEnd(12)];
      console.log(`${columns.join("")}${verdictOn(figure, isQuiet).padEnd(12)}${load().toFixed(2)}`);
    },
  };
}

const digits = { ms: 0, s: 2, kB: 1, MB: 0, "/s": 0, "": 2 };

/** @typedef {{ value: number, limit?: number, least?: number, unit: keyof typeof digits }} Figure */

/**
 * @param {Figure} figure
 * @param {boolean} isQuiet
 */
function verdictOn({ value, limit, least, unit }, isQuiet) {
  if (limit === undefined && least === undefined) return "";
  if (!unit.endsWith("B") && unit !== "" && !isQuiet) return "not judged";
  return value < (limit ?? Number.POSITIVE_INFINITY) && value > (least ?? 0) ? "met" : "MISSED";
}
