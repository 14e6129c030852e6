// @ts-check

/** @typedef {"imported by Node" | "typed" | "built" | "rendered by Node" | "in a browser"} Step */

/** @type {Step[]} */
const steps = ["imported by Node", "typed", "built", "rendered by Node", "in a browser"];

/** Collects what was tried in which environment, and prints it as a table. */
export function matrix() {
  /** @type {Map<string, Map<Step, boolean>>} */
  const rows = new Map();
  return {
    /**
     * @param {string} environment
     * @param {Step} step
     * @param {boolean} isPassed
     */
    note(environment, step, isPassed) {
      const row = rows.get(environment) ?? new Map();
      row.set(step, isPassed && (row.get(step) ?? true));
      rows.set(environment, row);
    },
    /** @returns {string} */
    table() {
      const width = Math.max(0, ...[...rows.keys()].map((name) => name.length));
      const cell = (/** @type {boolean | undefined} */ isPassed) =>
        isPassed === undefined ? "–" : isPassed ? "ok" : "FAIL";
      const lines = [...rows].map(([environment, row]) =>
        [environment.padEnd(width), ...steps.map((step) => cell(row.get(step)).padEnd(step.length))].join(
          "  ",
        ),
      );
      return [["".padEnd(width), ...steps].join("  "), ...lines].join("\n");
    },
  };
}
