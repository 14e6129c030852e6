import { Kysely, sql } from "kysely";
import type { Database, Handle } from "./database";
import { dialectOf } from "./dialects";
import { openPool, postgresDialect } from "./postgres-dialect";
import type { Tables } from "./schema";

// Any two numbers of our own: they name the locks that writers take.
const everything = 4_102_001;
const oneDataset = 4_102_002;

/**
 * Connects to a PostgreSQL database, which several processes may share. Writes take locks, so that what a rule
 * reads stays true until it has written; locks end with their transaction, however it ends.
 */
export async function openPostgres(url: string, { connections = 10 } = {}): Promise<Database> {
  const pool = openPool(url, connections);
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  try {
    await sql`SELECT 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    dialect: "postgres",
    read: db,
    write: (work) =>
      db.transaction().execute(async (transaction) => {
        await sql`SELECT pg_advisory_xact_lock(${sql.lit(everything)})`.execute(transaction);
        return work(transaction);
      }),
    writeApart: (work) =>
      db.transaction().execute(async (transaction) => {
        await sql`SELECT pg_advisory_xact_lock_shared(${sql.lit(everything)})`.execute(transaction);
        return work(transaction);
      }),
    writer: db,
    close: () => db.destroy(),
  };
}

/** Inside `writeApart`: waits until nobody else writes to a dataset, and keeps it to this transaction. */
export async function lockDataset(db: Handle, datasetId: number): Promise<void> {
  // Where there is one writer, everything is locked already.
  if (dialectOf(db) === "sqlite") return;
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(oneDataset)}, ${datasetId}::bigint::integer)`.execute(db);
}
