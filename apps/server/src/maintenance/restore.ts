import { ownValue } from "@glossa/question-types/schema";
import { sql } from "kysely";
import type { Database, Handle } from "../database/database";
import { dialectOf } from "../database/dialects";
import { insertAll } from "../database/insert-all";
import type { Tables } from "../database/tables/schema";
import { waitWithoutLimit } from "../database/wait-without-limit";
import { compareAnew } from "../migrations/0034-compared-values";
import { loadSchema } from "../resources/datasets/dataset-schema";
import { listDatasets, listDeletedDatasets } from "../resources/datasets/datasets.repository";
import { storersFor } from "../resources/records/vectors.repository";
import { engineOf } from "../resources/search/engines/engines";
import { indexBatch } from "../resources/search/reindex-job";
import { StartError } from "../start/start-error";
import { type DumpHead, type DumpLine, lastStep } from "./dump";
import { dumpedTables } from "./dumped-tables";

const pageSize = 500;
/** The last step that has changed the rows by which responses are compared. */
const comparedSince = "0035-equal-rankings";
const notWhole = "This backup is incomplete: it ends before its last line. Use an earlier one.";

/** Fills an empty database from a dump, completely or not at all. Returns the number of rows. */
export function restoreLines(database: Database, lines: AsyncIterable<DumpLine>): Promise<number> {
  return database.write(async (db) => {
    // Nobody uses an empty database, and the backup may be read from a slow disk.
    await waitWithoutLimit(db);
    if (await db.selectFrom("users").select("id").limit(1).executeTakeFirst())
      throw new StartError("The target already contains data: choose an empty data folder or database.");
    const { rows, step } = await fill(db, lines);
    await countOn(db);
    await analyze(db);
    // The tables of the target had all steps before they had rows.
    if (step < comparedSince) await compareAnew(db);
    await indexAllTexts(db);
    return rows;
  });
}

interface Filled {
  rows: number;
  /** The last step of the data that the dump was made of. */
  step: string;
}

async function fill(db: Handle, lines: AsyncIterable<DumpLine>): Promise<Filled> {
  const rows = new WaitingRows(db);
  let step = "";
  for await (const line of lines) {
    if (Array.isArray(line)) await rows.add(line);
    else if ("table" in line) await rows.begin(known(line));
    else if ("rows" in line) {
      await rows.store();
      if (line.rows === rows.stored) return { rows: rows.stored, step };
      break;
    } else {
      await refuseNewer(db, line);
      step = line.step;
    }
  }
  throw new StartError(notWhole);
}

interface TableHead {
  table: string;
  columns: string[];
}

/** Collects the rows of a table, to insert many at once. */
class WaitingRows {
  stored = 0;
  #table: TableHead | undefined;
  #rows: unknown[][] = [];

  constructor(readonly db: Handle) {}

  async begin(table: TableHead): Promise<void> {
    await this.store();
    this.#table = table;
  }

  async add(row: unknown[]): Promise<void> {
    this.#rows.push(row);
    if (this.#rows.length === pageSize) await this.store();
  }

  async store(): Promise<void> {
    if (this.#table) await insert(this.db, this.#table, this.#rows);
    this.stored += this.#rows.length;
    this.#rows = [];
  }
}

function known({ table, columns }: TableHead): TableHead {
  const dumped = dumpedTables.find(({ name }) => name === table);
  if (dumped)
    return { table, columns: columns.map((column) => ownValue(dumped.renamed ?? {}, column) ?? column) };
  throw new StartError(`This backup contains the unknown table "${table}": update Glossa.`);
}

async function refuseNewer(db: Handle, { step }: DumpHead): Promise<void> {
  if (step <= (await lastStep(db))) return;
  throw new StartError("This backup was made by a newer version of Glossa: update Glossa.");
}

async function insert(db: Handle, { table, columns }: TableHead, rows: unknown[][]): Promise<void> {
  const { single, double } = storersFor(db);
  const objects = rows.map((row) =>
    Object.fromEntries(
      columns.map((column, index) => {
        const value = row[index];
        if (!Array.isArray(value)) return [column, value];
        return [column, column === "sent" ? double(value) : single(value)];
      }),
    ),
  );
  // The rows of all versions up to this one fit, apart from names of columns, which `known` replaces, and from the rows by
  // which responses are compared.
  await insertAll(db, table as keyof Tables, objects as never);
}

/** The rows have brought their ids: new ones must start after them. */
async function countOn(db: Handle): Promise<void> {
  if (dialectOf(db) === "sqlite") return;
  for (const { name, key } of dumpedTables) {
    if (key[0] !== "id") continue;
    const last = sql`(SELECT coalesce(max(id), 0) + 1 FROM ${sql.table(name)})`;
    await sql`SELECT setval(pg_get_serial_sequence(${name}, 'id'), ${last}, false)`.execute(db);
  }
}

/** PostgreSQL plans with statistics that it does not gather during a transaction: each batch would read all rows. */
async function analyze(db: Handle): Promise<void> {
  if (dialectOf(db) !== "postgres") return;
  const tables = sql.join(dumpedTables.map(({ name }) => sql.table(name)));
  await sql`ANALYZE ${tables}`.execute(db);
}

/** Indexes the texts of all datasets, also of deleted ones, which can be restored. */
async function indexAllTexts(db: Handle): Promise<void> {
  const datasets = [...(await listDatasets(db, { status: "ready" })), ...(await listDeletedDatasets(db, {}))];
  for (const dataset of datasets) {
    const { fields } = await loadSchema(db, dataset);
    await engineOf(db).createIndex(db, dataset.id, fields);
    let last: number | undefined = 0;
    while (last !== undefined)
      last = await indexBatch(db, { dataset, fields }, { after: last, size: pageSize });
  }
}
