// @ts-check
import { statSync } from "node:fs";
import { isMainThread, parentPort, workerData } from "node:worker_threads";
import { DatabaseSync } from "@photostructure/sqlite";
import { getLoadablePath } from "sqlite-vec";
import { letterEdits } from "../letter-edits.mjs";

// Plain JavaScript, because a thread or process starts from a file and tests have no build.

/** @typedef {{ file: string, isWriter: boolean }} PortData */
/** @typedef {{ id: number, sql: string, parameters: unknown[], width?: number, isWithin?: boolean }} Question */
/** @typedef {{ statement: ReturnType<typeof database.prepare>, hasRows: boolean }} Prepared */

const maxStatements = 400;
/** The size of a log that is too long to be kept, in bytes. */
const longLog = 64 * 1024 * 1024;
/** The milliseconds after which results are sent without those of the statements that follow. */
const longEnough = 1;
const port = isMainThread ? portOfProcess() : portOfThread();
const { file, isWriter } = port.data;

const database = new DatabaseSync(file, { allowExtension: true, readOnly: !isWriter });
database.enableLoadExtension(true);
database.loadExtension(getLoadablePath());
database.enableLoadExtension(false);
database.exec(
  "PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON; PRAGMA cache_size = -32000; PRAGMA mmap_size = 0",
);
// The checkpoint by SQLite itself, which delays a commit, is a fallback for logs that grow without
// bounds. A log that has grown, as during a long statement, becomes small again when it is next written from its start.
if (isWriter)
  database.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 32000; PRAGMA journal_size_limit = ${longLog}`,
  );

// Deleted data is overwritten with zeros: otherwise free pages, and every copy of the file, would contain it.
if (isWriter) database.exec("PRAGMA secure_delete = ON");

database.function("letter_edits", { deterministic: true }, letterEdits);

// A server that was ended by force leaves its log as it was.
const log = isWriter ? statSync(`${file}-wal`, { throwIfNoEntry: false }) : undefined;
if (log && log.size > longLog) checkpointLog("TRUNCATE");

/** @type {Map<string, Prepared>} */
const statements = new Map();

/** The number of changed rows before a checkpoint: more frequent ones would write most pages of a bulk twice. */
const foldedAfter = 20_000;
const changes = database.prepare("SELECT total_changes() AS count");
let changesFolded = 0;

port.listen((questions) => {
  if (questions === "close") {
    database.close();
    port.close();
    return;
  }
  let replies = [];
  let started = performance.now();
  for (const question of questions) {
    replies.push(replyTo(question));
    // The result of a short statement does not wait for the long ones after it.
    if (performance.now() - started < longEnough) continue;
    port.post(replies);
    replies = [];
    started = performance.now();
  }
  if (replies.length > 0) port.post(replies);
  if (isWriter && !database.isTransaction) checkpoint();
});

port.post("ready");

/**
 * @typedef {{
 *   data: PortData,
 *   listen(listener: (questions: Question[] | "close") => void): void,
 *   post(message: unknown): void,
 *   close(): void,
 * }} Port
 */

/** @returns {Port} */
function portOfThread() {
  const own = /** @type {import("node:worker_threads").MessagePort} */ (parentPort);
  return {
    data: workerData,
    listen: (listener) => own.on("message", listener),
    post: (message) => own.postMessage(message),
    close: () => own.close(),
  };
}

/** @returns {Port} */
function portOfProcess() {
  // Ctrl+C reaches all processes of a terminal, and a service manager may stop all of a service: the server ends this one.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
  return {
    data: JSON.parse(process.argv[2] ?? ""),
    listen: (listener) => process.on("message", listener),
    post: (message) => process.connected && process.send?.(message),
    close: () => process.disconnect(),
  };
}

/** Checkpoints a long log after the waiting commits have been reported. */
function checkpoint() {
  const count = Number(changes.get()?.count);
  if (count - changesFolded < foldedAfter) return;
  changesFolded = count;
  checkpointLog("PASSIVE");
}

/** @param {"PASSIVE" | "TRUNCATE"} mode */
function checkpointLog(mode) {
  try {
    database.exec(`PRAGMA wal_checkpoint(${mode})`);
  } catch {
    // The disk is full. The log keeps what is not in the file yet, and a later checkpoint moves it.
  }
}

/** @param {Question} question */
function replyTo(question) {
  try {
    // Outside of its transaction it would be stored whatever happens to the rest.
    if (question.isWithin && !database.isTransaction) throw new Error("The transaction is not open");
    return { id: question.id, ...run(question) };
  } catch (error) {
    return { id: question.id, error: describe(error) };
  }
}

/** @param {Question} question */
function run({ sql, parameters, width }) {
  const { statement, hasRows } = prepare(sql);
  if (width !== undefined) return { rows: runEach(statement, { width, parameters, hasRows }) };
  if (hasRows) return { rows: statement.all(...parameters) };
  const { changes, lastInsertRowid } = statement.run(...parameters);
  return { rows: [], changes, lastInsertRowid };
}

/**
 * @param {Prepared["statement"]} statement
 * @param {{ width: number, parameters: unknown[], hasRows: boolean }} rows
 * @returns {unknown[]}
 */
function runEach(statement, { width, parameters, hasRows }) {
  const rows = [];
  for (let start = 0; start < parameters.length; start += width) {
    const row = parameters.slice(start, start + width);
    if (hasRows) rows.push(statement.get(...row));
    else statement.run(...row);
  }
  return rows;
}

/**
 * @param {string} sql
 * @returns {Prepared}
 */
function prepare(sql) {
  const known = statements.get(sql);
  if (known) {
    // Moved to the end, so that the first one is always the least recently used.
    statements.delete(sql);
    statements.set(sql, known);
    return known;
  }
  const statement = database.prepare(sql);
  const prepared = { statement, hasRows: statement.columns().length > 0 };
  const [oldest] = statements.keys();
  if (statements.size >= maxStatements && oldest !== undefined) statements.delete(oldest);
  statements.set(sql, prepared);
  return prepared;
}

/** @param {unknown} error */
function describe(error) {
  return error instanceof Error ? error.message : String(error);
}
