// @ts-check
// The thread that reads parquet files from the hub: decoding blocks it for seconds, and takes no turn of a request.
import { parentPort, workerData } from "node:worker_threads";
import { asyncBufferFromUrl, parquetMetadataAsync, parquetReadObjects } from "hyparquet";
import { compressors } from "hyparquet-compressors";
import { decodeCell } from "./decode-cell.mjs";
import { fetchPatiently, HubError } from "./patient-fetch.mjs";

/** @import { AsyncBuffer, FileMetaData, RowGroup } from "hyparquet" */

/**
 * @typedef {object} Task
 * @property {{ url: string, size: number }[]} files in the order of their rows
 * @property {string[]} columns
 * @property {Record<string, any> | null} features
 * @property {number} from the first row
 * @property {number} to the row after the last one
 * @property {number} [firstPause]
 */

/** @type {Task} */
const task = workerData;
const rowsAtOnce = 100;
const textAtOnce = 8 * 2 ** 20;
const bytesDecodedAtOnce = 32 * 2 ** 20;
// Without an index of its pages, a column is decoded as a whole.
const maxBytesWithoutIndex = 256 * 2 ** 20;
// One batch is written while the next one is decoded.
const maxUnwritten = 2;

let unwritten = 0;
/** @type {(() => void) | undefined} */
let goOn;
parentPort?.on("message", () => {
  unwritten -= 1;
  goOn?.();
});

read().then(
  () => parentPort?.close(),
  (error) => {
    const { status = null, code = "" } = error instanceof HubError ? error : {};
    parentPort?.postMessage({ kind: "failed", status, code, message: String(error?.message ?? error) });
    parentPort?.close();
  },
);

async function read() {
  const opened = [];
  let total = 0;
  for (const { url, size } of task.files) {
    if (total >= task.to) break;
    const file = await asyncBufferFromUrl({ url, byteLength: size, fetch: patientFetch });
    const metadata = await parquetMetadataAsync(file);
    opened.push({ file, metadata, start: total });
    total += Number(metadata.num_rows);
  }
  const [first] = opened;
  if (!first) return;
  const features = task.features ?? featuresIn(first.metadata);
  const names = columnNames(first.metadata);
  const missing = task.columns.filter((name) => !names.includes(name));
  parentPort?.postMessage({ kind: "opened", total: Math.min(total, task.to), missing });
  if (missing.length > 0) return;
  for (const { file, metadata, start } of opened) await readFile(file, metadata, start, features);
}

/**
 * @param {AsyncBuffer} file
 * @param {FileMetaData} metadata
 * @param {number} fileStart the number of its first row
 * @param {Record<string, any>} features
 */
async function readFile(file, metadata, fileStart, features) {
  let groupStart = 0;
  for (const group of metadata.row_groups) {
    const groupEnd = groupStart + Number(group.num_rows);
    const end = Math.min(groupEnd, task.to - fileStart);
    const step = stepOf(group);
    for (let row = Math.max(groupStart, task.from - fileStart); row < end; row += step) {
      const rowEnd = Math.min(row + step, end);
      const rows = await parquetReadObjects({
        file,
        metadata,
        columns: task.columns,
        rowStart: row,
        rowEnd,
        compressors,
        utf8: false,
        useOffsetIndex: true,
      });
      await send(rows, fileStart + row, features);
    }
    groupStart = groupEnd;
  }
}

/**
 * How many rows are decoded at once, so that pictures do not fill the memory.
 *
 * @param {RowGroup} group
 */
function stepOf(group) {
  const used = group.columns.filter(({ meta_data: meta }) =>
    task.columns.includes(meta?.path_in_schema[0] ?? ""),
  );
  const bytes = used.reduce(
    (sum, { meta_data: meta }) => sum + Number(meta?.total_uncompressed_size ?? 0),
    0,
  );
  const rows = Number(group.num_rows);
  if (bytes <= bytesDecodedAtOnce) return rows;
  if (used.every((column) => column.offset_index_offset !== undefined))
    return Math.max(rowsAtOnce, Math.floor((rows * bytesDecodedAtOnce) / bytes));
  if (bytes > maxBytesWithoutIndex) throw new Error("A part of the file is too large to be read as a whole");
  return rows;
}

/**
 * @param {Record<string, any>[]} rows
 * @param {number} start the number of the first row
 * @param {Record<string, any>} features
 */
async function send(rows, start, features) {
  /** @type {Record<string, any>[]} */
  let batch = [];
  let size = 0;
  let first = start;
  for (const row of rows) {
    const decoded = Object.fromEntries(
      task.columns.map((name) => [name, decodeCell(features[name], row[name])]),
    );
    batch.push(decoded);
    size += task.columns.reduce((sum, name) => sum + (decoded[name]?.length ?? 0), 0);
    if (batch.length < rowsAtOnce && size < textAtOnce) continue;
    await post(batch, first);
    first += batch.length;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) await post(batch, first);
}

/**
 * @param {Record<string, any>[]} rows
 * @param {number} start
 */
async function post(rows, start) {
  while (unwritten >= maxUnwritten)
    await new Promise((resolve) => {
      goOn = () => resolve(undefined);
    });
  unwritten += 1;
  parentPort?.postMessage({ kind: "rows", start, rows });
}

/** @param {FileMetaData} metadata */
function columnNames({ schema }) {
  /** @type {string[]} */
  const names = [];
  let index = 1;
  while (index < schema.length) {
    names.push(schema[index]?.name ?? "");
    index = after(schema, index);
  }
  return names;
}

/**
 * The index of the element after one and its children.
 *
 * @param {FileMetaData["schema"]} schema
 * @param {number} index
 * @returns {number}
 */
function after(schema, index) {
  let next = index + 1;
  for (let child = 0; child < (schema[index]?.num_children ?? 0); child++) next = after(schema, next);
  return next;
}

/**
 * @param {FileMetaData} metadata
 * @returns {Record<string, any>}
 */
function featuresIn({ key_value_metadata: pairs }) {
  const text = pairs?.find(({ key }) => key === "huggingface")?.value;
  return text ? (JSON.parse(text).info?.features ?? {}) : {};
}

/**
 * @param {string | URL | Request} input
 * @param {RequestInit} [init]
 */
function patientFetch(input, init = {}) {
  return fetchPatiently(String(input), init, { firstPause: task.firstPause ?? 1000 });
}
