// @ts-check
// Kills the server, or its database, in the middle of a bulk action: it continues by itself, and what it has saved is undone
// as a whole.
import { setTimeout as wait } from "node:timers/promises";
import { makeDataset, readDataset } from "./product.mjs";

const size = 4000;
// A server that shares its database with others takes a job over when the killed one has been silent for a minute.
const mostSeconds = 150;

/**
 * A bulk action, and the label that each record has afterwards by its place; undefined: none.
 *
 * @type {[string, object, (index: number) => string | undefined][]}
 */
const actions = [
  ["one answer for all", { values: { label: { value: "b" } } }, () => "b"],
  // Every second record has a suggestion with that score.
  [
    "suggestions accepted",
    { accept_suggestions: { least_score: 1 } },
    (index) => (index % 2 ? "c" : undefined),
  ],
];

/**
 * Gives and takes back the responses of bulk actions, each time with a kill. Returns what is wrong afterwards, in sentences.
 *
 * @param {import("./product.mjs").Product} product
 * @param {(kind: "server" | "database") => Promise<void>} killAndStart
 * @param {{ kinds: readonly ("server" | "database")[], say: (line: string) => void }} options `kinds`: what is killed, in turn
 */
export async function killInBulkActions(product, killAndStart, { kinds, say }) {
  const { call } = product;
  const { dataset, records } = await makeDataset(product, "bulk actions", size);
  const path = `/glossa/me/datasets/${dataset}/bulk-actions`;
  /** @type {string[]} */
  const wrong = [];
  let kills = 0;

  /**
   * Kills when a part of the records is dealt with, and waits until the action has ended.
   *
   * @param {string} id
   */
  async function killInTheMiddle(id) {
    const part = 0.1 + Math.random() * 0.5;
    const action = await until(
      id,
      ({ state, progress }) => ended(state) || progress.done > part * progress.total,
    );
    const isInTheMiddle = !ended(action.state);
    if (isInTheMiddle) await killAndStart(kinds[kills++ % kinds.length] ?? "server");
    const after = await until(id, ({ state }) => ended(state));
    return { after, where: isInTheMiddle ? `at ${action.progress.done}` : "too late to be killed" };
  }

  /**
   * @param {string} id
   * @param {(action: any) => boolean} isReached
   */
  async function until(id, isReached) {
    const ends = Date.now() + mostSeconds * 1000;
    while (Date.now() < ends) {
      const action = await call("GET", `${path}/${id}`).catch(() => undefined);
      if (action && isReached(action)) return action;
      await wait(20);
    }
    throw new Error(`The bulk action has not ended after ${mostSeconds} s.`);
  }

  // On a shared database, the job of a killed server is only taken over after a minute: one action is enough there.
  const tried = kinds.includes("database") ? actions.slice(0, 1) : actions;
  for (const [name, body, labelOf] of tried) {
    const { id } = await call("POST", path, { search: {}, status: "submitted", ...body });
    const given = await killInTheMiddle(id);
    const count = records.filter((_, index) => labelOf(index) !== undefined).length;
    const { saved, unaffected, changed, incomplete, refused } = given.after.counts;
    if (saved !== count || saved + unaffected !== size || changed + incomplete + refused > 0)
      wrong.push(`${name}: it says ${JSON.stringify(given.after.counts)}, not ${count} saved`);
    wrong.push(...(await differences(product, dataset, records, labelOf)).map((text) => `${name}: ${text}`));
    await call("PUT", `${path}/${id}/undo`);
    const undone = await killInTheMiddle(id);
    if (undone.after.counts.undone !== count || undone.after.counts.kept > 0)
      wrong.push(`${name}, undone: it says ${JSON.stringify(undone.after.counts)}`);
    const left = await differences(product, dataset, records, () => undefined);
    wrong.push(...left.map((text) => `${name}, undone: ${text}`));
    say(`  ${name}: killed ${given.where} of ${size}, and in the undo ${undone.where}`);
  }
  return { wrong, kills };
}

/** @param {string} state */
function ended(state) {
  return state === "done" || state === "undone";
}

/**
 * @param {import("./product.mjs").Product} product
 * @param {string} dataset
 * @param {string[]} ids
 * @param {(index: number) => string | undefined} labelOf
 */
async function differences(product, dataset, ids, labelOf) {
  const { records, wrong } = await readDataset(product, dataset);
  const labels = new Map(
    records.map(({ id, responses }) => [
      id,
      responses.map((/** @type {any} */ { status, values }) => `${status} ${values.label.value}`).join(", "),
    ]),
  );
  const different = ids.filter((id, index) => {
    const label = labelOf(index);
    return labels.get(id) !== (label === undefined ? "" : `submitted ${label}`);
  });
  if (different.length > 0)
    wrong.push(`${different.length} records differ, the first has "${labels.get(different[0] ?? "")}"`);
  return wrong;
}
