// @ts-check
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import pg from "pg";

const BATCH = 500;
// The data also contains the demo, and not all of its fields are texts.
const ofTheBenchmark = "dataset_id = (SELECT max(id) FROM datasets)";
const tables = [
  "records",
  "record_metadata",
  "suggestions",
  "suggestion_values",
  "suggestion_scores",
  "vectors",
];

const referredTo = [
  "users",
  "workspaces",
  "datasets",
  "fields",
  "questions",
  "metadata_properties",
  "vectors_settings",
];

/** @typedef {{ table: string, columns: string[], rows: unknown[][] }} Part */

/**
 * Measures how many records a second bare prepared statements insert, with the same rows, indexes and triggers only.
 *
 * @param {string} folder the stopped product's data folder
 * @param {number} count how many records
 * @returns {number} records per second
 */
export function bareInsertIntoSqlite(folder, count) {
  const source = new DatabaseSync(join(folder, "glossa.sqlite"), { readOnly: true });
  const { target, words } = emptyCopy(folder, source);
  const batches = batchesOf(count, (sql, values) =>
    source.prepare(sql).all(.../** @type {any[]} */ (values)),
  );
  /** @type {Map<string, ReturnType<typeof target.prepare>>} */
  const statements = new Map();
  const insertWords = target.prepare(words);
  const started = performance.now();
  for (const parts of batches) {
    target.exec("BEGIN IMMEDIATE");
    for (const part of parts) {
      const statement = statements.get(part.table) ?? target.prepare(insertOf(part));
      statements.set(part.table, statement);
      for (const row of part.rows) statement.run(.../** @type {any[]} */ (row));
    }
    for (const texts of textsOf(parts)) insertWords.run(.../** @type {any[]} */ (texts));
    target.exec("COMMIT");
  }
  const seconds = (performance.now() - started) / 1000;
  source.close();
  target.close();
  return (batches.length * BATCH) / seconds;
}

/**
 * Creates a file with the same tables, which contains only the rows that are referred to, and the full-text statement.
 *
 * @param {string} folder
 * @param {InstanceType<typeof DatabaseSync>} source
 */
function emptyCopy(folder, source) {
  const target = new DatabaseSync(join(folder, "bare.sqlite"));
  target.exec(
    "PRAGMA cache_size = -32000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 8000",
  );
  const made = source
    .prepare("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid")
    .all();
  const texts = made.find(({ sql }) => /fts5\(/.test(String(sql)));
  // The full-text table creates its own tables, and the counting tables must not count twice.
  const isOwn = (/** @type {string} */ name) => !/^sqlite_|^record_(words|terms)_\d+/.test(name);
  for (const { name, sql } of made) if (isOwn(String(name)) || name === texts?.name) target.exec(String(sql));
  target.exec(`PRAGMA foreign_keys = OFF; ATTACH '${join(folder, "glossa.sqlite")}' AS original`);
  for (const table of referredTo) target.exec(`INSERT INTO ${table} SELECT * FROM original.${table}`);
  target.exec("DETACH original; PRAGMA foreign_keys = ON");
  const fields = String(texts?.sql).match(/field_\d+/g) ?? [];
  const columns = ["rowid", "every", ...fields];
  return { target, words: insertOf({ table: String(texts?.name), columns, rows: [] }) };
}

/**
 * Returns the texts of records as they are indexed.
 *
 * @param {Part[]} parts
 * @returns {unknown[][]}
 */
function textsOf([records]) {
  if (!records) return [];
  const [id, fields] = [records.columns.indexOf("id"), records.columns.indexOf("fields")];
  return records.rows.map((row) => [row[id], "1", ...Object.values(JSON.parse(String(row[fields])))]);
}

/**
 * The same with PostgreSQL, over one connection and inside transactions that are rolled back at the end.
 *
 * @param {string} url
 * @param {number} count
 * @returns {Promise<number>} records per second
 */
export async function bareInsertIntoPostgres(url, count) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  const ids = await client.query(`SELECT id FROM records WHERE ${ofTheBenchmark} ORDER BY id LIMIT $1`, [
    count,
  ]);
  /** @type {{ range: unknown[], parts: Part[] }[]} */
  const batches = [];
  for (let first = 0; first + BATCH <= ids.rows.length; first += BATCH) {
    const range = [ids.rows[first].id, ids.rows[first + BATCH - 1].id];
    const parts = [];
    for (const table of [...tables, "record_words"]) {
      const key = table === "records" ? "id" : "record_id";
      const { rows, fields } = await client.query(
        `SELECT * FROM ${table} WHERE ${key} BETWEEN $1 AND $2`,
        range,
      );
      parts.push({
        table,
        columns: fields.map(({ name }) => name),
        rows: rows.map((row) => Object.values(row)),
      });
    }
    batches.push({ range, parts });
  }
  let milliseconds = 0;
  for (const { range, parts } of batches) {
    await client.query("DELETE FROM records WHERE id BETWEEN $1 AND $2", range);
    const started = performance.now();
    await client.query("BEGIN");
    for (const part of parts) {
      const text = insertOf(part, (index) => `$${index + 1}`);
      for (const values of part.rows) await client.query({ name: part.table, text, values });
    }
    await client.query("COMMIT");
    milliseconds += performance.now() - started;
  }
  await client.end();
  return (batches.length * BATCH * 1000) / milliseconds;
}

/**
 * @param {number} count
 * @param {(sql: string, values: unknown[]) => Record<string, unknown>[]} read
 * @returns {Part[][]}
 */
function batchesOf(count, read) {
  const ids = read(`SELECT id FROM records WHERE ${ofTheBenchmark} ORDER BY id LIMIT ?`, [count]).map(
    ({ id }) => id,
  );
  const batches = [];
  for (let first = 0; first + BATCH <= ids.length; first += BATCH) {
    const range = [ids[first], ids[first + BATCH - 1]];
    batches.push(
      tables.map((table) => {
        const key = table === "records" ? "id" : "record_id";
        const rows = read(`SELECT * FROM ${table} WHERE ${key} BETWEEN ? AND ?`, range);
        return { table, columns: Object.keys(rows[0] ?? {}), rows: rows.map((row) => Object.values(row)) };
      }),
    );
  }
  return batches;
}

/** @param {Part} part */
function insertOf({ table, columns }, placeholder = (/** @type {number} */ _) => "?") {
  return `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map((_, index) => placeholder(index)).join(", ")})`;
}
