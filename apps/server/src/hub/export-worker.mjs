// @ts-check
// The thread that writes an export's parquet file and sends it to the hub: both would block requests for seconds.
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { createRepo, downloadFile, HubApiError, uploadFiles, whoAmI } from "@huggingface/hub";
import { fileWriter, parquetWriteRows } from "hyparquet-writer";
import { datasetCard } from "./dataset-card.mjs";
import { encoderOf, schemaOf } from "./parquet-schema.mjs";
import { repeatedFetch } from "./patient-fetch.mjs";

/** @import { CardInput } from "./dataset-card.mjs" */
/** @import { Feature } from "./features.mjs" */

/**
 * @typedef {object} Task
 * @property {string} hubUrl
 * @property {string} token
 * @property {string} repository `owner/name`, or a name that belongs to the token's owner
 * @property {boolean} isPrivate
 * @property {string} file where the table is written
 * @property {string} path where it is in the repository
 * @property {Record<string, Feature>} features
 * @property {number} rowGroupSize
 * @property {CardInput} card
 * @property {Record<string, string>} texts further files by path
 * @property {number} firstPause
 */

/** @typedef {{ accessToken: string, hubUrl: string, fetch: typeof fetch }} Access */
/** @typedef {{ type: "dataset", name: string }} Repo */

/** @type {Task} */
const task = workerData;
const attempts = 6;

/** @type {Record<string, unknown>[][]} */
const queue = [];
let isComplete = false;
/** @type {() => void} */
let wake = () => undefined;
parentPort?.on("message", (rows) => {
  if (rows === null) isComplete = true;
  else queue.push(rows);
  wake();
});

run().then(
  () => parentPort?.close(),
  (error) => {
    const status = error instanceof HubApiError ? error.statusCode : isOfNetwork(error) ? 0 : null;
    // No message of the library contains the token; should one ever do, it must not reach a log.
    const message = String(error?.message ?? error).replaceAll(task.token, "…");
    parentPort?.postMessage({ kind: "failed", status, code: error?.code ?? "", message });
    parentPort?.close();
  },
);

async function run() {
  const columns = Object.keys(task.features).map((name) => ({ name }));
  await parquetWriteRows({
    writer: fileWriter(task.file),
    rows: encodedRows(),
    columns,
    schema: schemaOf(task.features),
    rowGroupSize: task.rowGroupSize,
    kvMetadata: [{ key: "huggingface", value: JSON.stringify({ info: { features: task.features } }) }],
  });
  parentPort?.postMessage({ kind: "written" });
  const { repository, commit } = await upload();
  parentPort?.postMessage({ kind: "sent", repository, commit });
}

async function* encodedRows() {
  const encoders = Object.entries(task.features).map(
    ([name, feature]) => /** @type {const} */ ([name, encoderOf(feature)]),
  );
  while (true) {
    const rows = queue.shift();
    if (!rows && isComplete) return;
    if (!rows) {
      await new Promise((resolve) => {
        wake = () => resolve(undefined);
      });
      continue;
    }
    for (const row of rows)
      yield Object.fromEntries(encoders.map(([name, encode]) => [name, encode(row[name])]));
    parentPort?.postMessage({ kind: "taken" });
  }
}

async function upload() {
  const access = {
    accessToken: task.token,
    hubUrl: task.hubUrl,
    fetch: (/** @type {Parameters<typeof fetch>[0]} */ input, /** @type {RequestInit | undefined} */ init) =>
      repeatedFetch(input, init, { attempts, firstPause: task.firstPause }),
  };
  const name = task.repository.includes("/")
    ? task.repository
    : `${(await whoAmI(access)).name}/${task.repository}`;
  const repo = { type: /** @type {const} */ ("dataset"), name };
  const isNew = await create(access, repo);
  const existing = isNew ? undefined : await readCard(access, repo);
  const text = (/** @type {string} */ content) => new Blob([content]);
  const output = await uploadFiles({
    ...access,
    repo,
    commitTitle: "Export records",
    files: [
      { path: "README.md", content: text(datasetCard(task.card, existing)) },
      ...Object.entries(task.texts).map(([path, content]) => ({ path, content: text(content) })),
      { path: task.path, content: pathToFileURL(task.file) },
    ],
  });
  return { repository: name, commit: output?.commit.oid };
}

/**
 * Creates the repository. Returns whether it is new.
 *
 * @param {Access} access
 * @param {Repo} repo
 * @returns {Promise<boolean>}
 */
async function create(access, repo, attempt = 1) {
  try {
    await createRepo({ ...access, repo, visibility: task.isPrivate ? "private" : "public" });
    return true;
  } catch (error) {
    if (!(error instanceof HubApiError) || error.statusCode !== 409) throw error;
    // Otherwise, the repository exists.
    if (!/in progress/.test(error.message)) return false;
    if (attempt >= attempts) throw error;
  }
  await pause(task.firstPause * 2 ** attempt);
  return create(access, repo, attempt + 1);
}

/**
 * @param {Access} access
 * @param {Repo} repo
 */
async function readCard(access, repo) {
  const file = await downloadFile({ ...access, repo, path: "README.md" });
  return file ? file.text() : undefined;
}

/** @param {unknown} error */
function isOfNetwork(error) {
  return error instanceof TypeError && /fetch failed|terminated|network/i.test(error.message);
}
