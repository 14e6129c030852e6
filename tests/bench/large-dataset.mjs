// @ts-check
// A dataset with any number of records, for benchmarks of the server and of finding records.
import { call } from "./at-page.mjs";
import { makeRecords, settings } from "./corpus.mjs";

const BATCH = 500;

/** @typedef {{ url: string, dataset: string, questionIds: string[] }} Place */

/**
 * Creates and publishes a dataset without records.
 *
 * @param {string} url of the server
 * @param {string} name of the dataset
 * @returns {Promise<Place>}
 */
export async function makeLargeDataset(url, name) {
  const { items } = await call(url, "GET", "/me/workspaces");
  const { id: dataset } = await call(url, "POST", "/datasets", { name, workspace_id: items[0].id });
  const questionIds = [];
  for (const field of settings.fields) await call(url, "POST", `/datasets/${dataset}/fields`, field);
  for (const question of settings.questions)
    questionIds.push((await call(url, "POST", `/datasets/${dataset}/questions`, question)).id);
  for (const property of settings.properties)
    await call(url, "POST", `/datasets/${dataset}/metadata-properties`, property);
  for (const vector of settings.vectors)
    await call(url, "POST", `/datasets/${dataset}/vectors-settings`, vector);
  await call(url, "PUT", `/datasets/${dataset}/publish`);
  return { url, dataset, questionIds };
}

/**
 * Upserts generated records in batches.
 *
 * @param {Place} place
 * @param {number} count how many records
 * @param {(sent: number, batchMs: number) => void} [onBatch] called with the number of records sent so far
 */
export async function upsertRecords({ url, dataset, questionIds }, count, onBatch) {
  let items = [];
  let sent = 0;
  for (const record of makeRecords(count, { vectorEvery: 5, questionIds })) {
    items.push(record);
    if (items.length < BATCH && sent + items.length < count) continue;
    const started = performance.now();
    await call(url, "PUT", `/datasets/${dataset}/records/bulk`, { items });
    sent += items.length;
    onBatch?.(sent, performance.now() - started);
    items = [];
  }
}
