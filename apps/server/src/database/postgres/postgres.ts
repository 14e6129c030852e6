import { Kysely, type RawBuilder, sql } from "kysely";
import { type Database, type DatabaseOptions, type LockScope, readLimit } from "../database";
import type { Tables } from "../tables/schema";
import { adaptedPool, openPool, postgresDialect } from "./postgres-dialect";
import { transact } from "./postgres-transaction";

// Two arbitrary numbers that identify the locks of writers.
const everything = 4_102_001;
const oneDataset = 4_102_002;

// Each kind of work has its own connections: none waits for another.
const writingConnections = 4;
const readingConnections = 4;
const searchingConnections = 3;
const credentialConnections = 2;

/**
 * Connects to a PostgreSQL database, which several processes may share. Writes take locks, so that what a rule
 * has read stays true until it has written; locks end with their transaction, however it ends.
 */
export async function openPostgres(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const limit = options.readLimit ?? readLimit;
  const pool = adaptedPool(openPool(url, writingConnections));
  const [read, search, credentials] = [readingConnections, searchingConnections, credentialConnections].map(
    (connections) =>
      new Kysely<Tables>({ dialect: postgresDialect(adaptedPool(openPool(url, connections, limit))) }),
  ) as [Kysely<Tables>, Kysely<Tables>, Kysely<Tables>];
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  try {
    await sql`SELECT 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const locked = <Result>(lock: RawBuilder<unknown>, work: (db: Kysely<Tables>) => Promise<Result>) =>
    transact(pool, async (transaction) => {
      await lock.execute(transaction);
      return work(transaction);
    });
  return {
    dialect: "postgres",
    read,
    search,
    credentials,
    write: (work) => locked(sql`SELECT pg_advisory_xact_lock(${sql.lit(everything)})`, work),
    writeScoped: (scope, work) => locked(lockIn(scope), work),
    writeIndependent: (work) =>
      locked(sql`SELECT pg_advisory_xact_lock_shared(${sql.lit(everything)})`, work),
    writer: db,
    isWritable: () => true,
    isDamaged: () => false,
    close: async () => {
      await Promise.all([db, read, search, credentials].map((each) => each.destroy()));
    },
  };
}

const datasetOf: Record<LockScope["of"], RawBuilder<unknown>> = {
  dataset: sql`SELECT id FROM datasets`,
  record: sql`SELECT dataset_id FROM records`,
  response: sql`SELECT dataset_id FROM responses`,
};

// If the dataset does not exist, nothing is locked, and the work reports it.
function lockIn({ of, id }: LockScope): RawBuilder<unknown> {
  const dataset = sql`(${datasetOf[of]} WHERE public_id = ${id})`;
  return sql`
    SELECT pg_advisory_xact_lock_shared(${sql.lit(everything)}),
      pg_advisory_xact_lock(${sql.lit(oneDataset)}, ${dataset}::integer)`;
}
