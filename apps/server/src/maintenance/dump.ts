import { ownValue } from "@glossa/question-types/schema";
import { sql } from "kysely";
import type { Handle } from "../database/database";
import { readDoubles, readSingles } from "../resources/records/vectors.repository";
import { type DumpedTable, dumpedTables, secretFact } from "./dumped-tables";

/** The first line of a dump. */
export interface DumpHead {
  /** The version of the format. */
  glossa: 1;
  /** The last migration of the database. */
  step: string;
  /** Identifies the secret that decrypts the encrypted columns. */
  fingerprint: string;
  /** The secret itself, if it is stored with the data. */
  secret?: string;
}

/** A line of a dump: its head, the head of a table, a row, or the end. */
export type DumpLine = DumpHead | { table: string; columns: string[] } | unknown[] | { rows: number };

const pageSize = 1000;

/** Yields everything in a database, line by line, except what can be derived. */
export async function* dumpLines(
  db: Handle,
  head: Omit<DumpHead, "glossa" | "step">,
): AsyncGenerator<DumpLine> {
  yield { glossa: 1, step: await lastStep(db), ...head };
  let rows = 0;
  for (const table of dumpedTables) {
    let columns: string[] | undefined;
    for await (const row of rowsOf(db, table)) {
      if (!columns) {
        columns = Object.keys(row);
        yield { table: table.name, columns };
      }
      rows += 1;
      yield columns.map((column) => portable(ownValue(row, column), column));
    }
  }
  yield { rows };
}

async function* rowsOf(db: Handle, { name, key }: DumpedTable): AsyncGenerator<Record<string, unknown>> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const all = name === "facts" ? sql`name <> ${secretFact}` : sql`1 = 1`;
  let after = sql``;
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      SELECT * FROM ${sql.table(name)} WHERE ${all} ${after} ORDER BY ${columns} LIMIT ${pageSize}
    `.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = sql`AND (${columns}) > (${sql.join(key.map((column) => ownValue(last, column)))})`;
  }
}

/** Only vectors are stored in different ways by the two databases. */
function portable(value: unknown, column: string): unknown {
  if (!(value instanceof Uint8Array)) return value;
  return column === "sent" ? readDoubles(value) : readSingles(value);
}

/** Returns the last migration of a database. */
export async function lastStep(db: Handle): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM kysely_migration ORDER BY name DESC LIMIT 1
  `.execute(db);
  return rows[0]?.name ?? "";
}
