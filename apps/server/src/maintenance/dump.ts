import { ownValue } from "@glossa/question-types/schema";
import { sql } from "kysely";
import type { Handle } from "../database/database";
import { readDoubles, readSingles } from "../resources/records/vectors.repository";
import { type DumpedTable, dumpedTables, secretFact } from "./dumped-tables";

/** What stands at the beginning of a dump. */
export interface DumpHead {
  /** The version of the form. */
  glossa: 1;
  /** The last step that brought the tables to where they are. */
  step: string;
  /** Tells which secret opens what is encrypted. */
  fingerprint: string;
  /** The secret itself, where it was kept beside the data. */
  secret?: string;
}

/** A line of a dump: its head, the beginning of a table, a row of it, or the end. */
export type DumpLine = DumpHead | { table: string; columns: string[] } | unknown[] | { rows: number };

const pageSize = 1000;

/** All that a database holds, line by line, without what makes itself anew. */
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

/** The only values that the databases keep in different ways are vectors. */
function portable(value: unknown, column: string): unknown {
  if (!(value instanceof Uint8Array)) return value;
  return column === "sent" ? readDoubles(value) : readSingles(value);
}

/** The last step that was done to a database. */
export async function lastStep(db: Handle): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM kysely_migration ORDER BY name DESC LIMIT 1
  `.execute(db);
  return rows[0]?.name ?? "";
}
