import type { DatabaseConnection, Insertable, InsertQueryBuilder, InsertResult } from "kysely";
import type { Handle } from "./database";
import { dialectOf } from "./dialects";
import { inChunks } from "./lists";
import type { Tables } from "./schema";
import { ThreadConnection } from "./sqlite-dialect";

type Insert<Table extends keyof Tables, Returned> = InsertQueryBuilder<Tables, Table, Returned>;

/** Inserts rows of equal columns; what a bulk of records writes, it writes by this. */
export async function insertAll<Table extends keyof Tables>(
  db: Handle,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  await insertReturning(db, table, rows, (insert) => insert as Insert<Table, object>);
}

/** Inserts rows of equal columns and answers what the finished statement returns, in the order of the rows. */
export async function insertReturning<Table extends keyof Tables, Returned>(
  db: Handle,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
  finish: (insert: Insert<Table, InsertResult>) => Insert<Table, Returned>,
): Promise<Returned[]> {
  const [first] = rows;
  if (!first) return [];
  const returned: Returned[] = [];
  if (dialectOf(db) === "postgres") {
    await inChunks(rows, async (chunk) => {
      returned.push(...((await finish(db.insertInto(table).values(chunk)).execute()) as Returned[]));
    });
    return returned;
  }
  // One statement that runs for every row is compiled once; one with thousands of parameters is ten times the work.
  const { sql } = finish(db.insertInto(table).values(first)).compile();
  const columns = Object.keys(first) as (keyof typeof first)[];
  const parameters = rows.map((row) => columns.map((column) => row[column]));
  return (await runEach(db, sql, parameters)) as Returned[];
}

/** Runs a statement of SQLite for each row of parameters; answers what it returned for each. */
export function runEach(
  db: Handle,
  statement: string,
  rows: readonly (readonly unknown[])[],
): Promise<Record<string, unknown>[]> {
  return db.getExecutor().provideConnection((connection) => {
    const { thread, options } = threadConnection(connection);
    return thread.runEach(statement, rows, options);
  });
}

function threadConnection(connection: DatabaseConnection): ThreadConnection {
  if (connection instanceof ThreadConnection) return connection;
  throw new Error("This connection reaches no database thread, so rows cannot be inserted one by one.");
}
