import { ownValue } from "@glossa/question-types/schema";
import {
  type DatabaseConnection,
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  sql,
} from "kysely";
import type { Handle } from "./database";
import { dialectOf } from "./dialects";
import { bindable } from "./postgres/bindable";
import { ThreadConnection } from "./sqlite/sqlite-dialect";
import type { Rows } from "./sqlite/sqlite-thread";
import type { Tables } from "./tables/schema";

type Insert<Table extends keyof Tables, Returned> = InsertQueryBuilder<Tables, Table, Returned>;

/** Inserts rows with equal columns. */
export async function insertAll<Table extends keyof Tables>(
  db: Handle,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const [first] = rows;
  if (first && dialectOf(db) === "sqlite") await insertEach(db, table, first, rows);
  else await insertReturning(db, table, rows, (insert) => insert as Insert<Table, object>);
}

/**
 * The statements that insert one row into SQLite, by table and columns: compiling one takes as long as running it for many
 * rows.
 */
const statements = new Map<string, string>();

async function insertEach<Table extends keyof Tables>(
  db: Handle,
  table: Table,
  first: Insertable<Tables[Table]>,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const columns = Object.keys(first);
  const key = `${table} ${columns}`;
  const statement = statements.get(key) ?? db.insertInto(table).values(first).compile().sql;
  statements.set(key, statement);
  await runEach(db, statement, rowsOf(columns, rows));
}

function rowsOf(columns: readonly string[], rows: readonly object[]): Rows {
  const values: unknown[] = [];
  for (const row of rows)
    for (const column of columns) values.push(ownValue(row as Record<string, unknown>, column));
  return { width: columns.length, values };
}

/**
 * Inserts rows with equal columns. Returns a result for each row, in the order of the rows.
 *
 * @param addReturning adds the `RETURNING` clause, or what is done about a conflict, to the statement
 */
export async function insertReturning<Table extends keyof Tables, Returned>(
  db: Handle,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
  addReturning: (insert: Insert<Table, InsertResult>) => Insert<Table, Returned>,
): Promise<Returned[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first) as (string & keyof typeof first)[];
  // One statement that runs for every row, or takes all of them as one parameter, is compiled once; one with
  // thousands of parameters is ten times the work.
  if (dialectOf(db) === "sqlite") {
    const statement = addReturning(db.insertInto(table).values(first)).compile().sql;
    return (await runEach(db, statement, rowsOf(columns, rows))) as Returned[];
  }
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const json = JSON.stringify(rows, (_, value) => bindable(value));
  // PostgreSQL takes the types of the columns from the table.
  const all = sql`SELECT ${names} FROM json_populate_recordset(NULL::${sql.table(table)}, ${json}::json)`;
  const insert = db
    .insertInto(table)
    .columns(columns as never)
    .expression(all as never);
  return (await addReturning(insert).execute()) as Returned[];
}

/** Runs a SQLite statement for each row of parameters. Returns its result for each of them. */
export function runEach(db: Handle, statement: string, rows: Rows): Promise<Record<string, unknown>[]> {
  return db.getExecutor().provideConnection((connection) => {
    const { thread, options } = threadConnection(connection);
    return thread.runEach(statement, rows, options);
  });
}

function threadConnection(connection: DatabaseConnection): ThreadConnection {
  if (connection instanceof ThreadConnection) return connection;
  throw new Error("This connection reaches no database thread, so rows cannot be inserted one by one.");
}
