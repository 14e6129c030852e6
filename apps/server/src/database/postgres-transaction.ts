import { Kysely, type PostgresPool, type PostgresPoolClient } from "kysely";
import { postgresDialect } from "./postgres-dialect";
import type { Tables } from "./schema";

/**
 * Runs all of some work on one connection or nothing. Statements that the work does not wait for run in the order in
 * which they were asked.
 */
export async function transact<Result>(
  pool: PostgresPool,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let hasEnded = false;
  const end = (statement: string) => {
    hasEnded = true;
    return client.query(statement, []);
  };
  const query = async (statement: string, parameters: readonly unknown[]) => {
    if (!hasEnded) return client.query(statement, parameters);
    throw new Error("The transaction has ended, so nothing can be asked in it. Wait for all of its work.");
  };
  const only = { query, release: () => undefined } as unknown as PostgresPoolClient;
  try {
    await client.query("BEGIN", []);
    const dialect = postgresDialect({ connect: async () => only, end: async () => undefined });
    const result = await work(new Kysely({ dialect }));
    await end("COMMIT");
    return result;
  } catch (error) {
    // What went wrong says more than that there is nothing left to roll back.
    await end("ROLLBACK").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
