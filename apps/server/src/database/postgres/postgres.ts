import { Kysely, type RawBuilder, sql } from "kysely";
import { type Database, type DatabaseOptions, idleLimit, type LockScope, readLimit } from "../database";
import type { Tables } from "../tables/schema";
import { DatasetTurns } from "../write-turns";
import { adaptedPool, openPool, postgresDialect } from "./postgres-dialect";
import { transact } from "./postgres-transaction";

// Two arbitrary numbers that identify the locks of writers.
const everything = 4_102_001;
const oneDataset = 4_102_002;

// Each kind of work has its own connections: none waits for another.
const writingConnections = 4;
const readingConnections = 4;
// A search counts with one and reads its page with another: four users at once.
const searchingConnections = 8;
const credentialConnections = 2;

// A flush to disk each: a batch waits some tenths of a second.
const mostShortWrites = 20;

/**
 * Connects to a PostgreSQL database, which several processes may share. Writes take locks, so that what a rule
 * has read stays true until it has written; locks end with their transaction, however it ends.
 */
export async function openPostgres(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const limits = { statement: options.readLimit ?? readLimit };
  // A process that is stopped in the middle of a write would keep its locks, and all others would wait for it.
  const pool = adaptedPool(openPool(url, writingConnections, { idle: options.idleLimit ?? idleLimit }));
  const [read, search, credentials] = [readingConnections, searchingConnections, credentialConnections].map(
    (connections) =>
      new Kysely<Tables>({ dialect: postgresDialect(adaptedPool(openPool(url, connections, limits))) }),
  ) as [Kysely<Tables>, Kysely<Tables>, Kysely<Tables>];
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  try {
    await sql`SELECT 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const turns = new DatasetTurns(mostShortWrites);
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
    writeScoped: async (scope, work) => {
      // With the connections for short statements: those of `read` may be busy for seconds.
      const datasetId = await findDataset(credentials, scope);
      if (datasetId === undefined) return locked(shareEverything, work);
      // Waits without a connection, of which other datasets need one.
      return turns.run(datasetId, scope.of === "dataset" ? "long" : "short", () =>
        locked(lockOf(datasetId), work),
      );
    },
    writeIndependent: (work) => locked(shareEverything, work),
    writer: db,
    isWritable: () => true,
    isDamaged: () => false,
    close: async () => {
      await Promise.all([db, read, search, credentials].map((each) => each.destroy()));
    },
  };
}

const datasetOf: Record<LockScope["of"], RawBuilder<unknown>> = {
  dataset: sql`SELECT id AS dataset_id FROM datasets`,
  record: sql`SELECT dataset_id FROM records`,
  response: sql`SELECT dataset_id FROM responses`,
};

// If the dataset does not exist, nothing is locked, and the work reports it.
async function findDataset(db: Kysely<Tables>, { of, id }: LockScope): Promise<number | undefined> {
  const { rows } = await sql<{ dataset_id: number }>`${datasetOf[of]} WHERE public_id = ${id}`.execute(db);
  return rows[0]?.dataset_id;
}

const shareEverything = sql`SELECT pg_advisory_xact_lock_shared(${sql.lit(everything)})`;

function lockOf(datasetId: number): RawBuilder<unknown> {
  return sql`
    SELECT pg_advisory_xact_lock_shared(${sql.lit(everything)}),
      pg_advisory_xact_lock(${sql.lit(oneDataset)}, ${datasetId}::integer)`;
}
