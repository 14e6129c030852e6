import { Kysely, type PostgresPool, type PostgresPoolClient } from "kysely";
import type { Tables } from "../tables/schema";
import { postgresDialect } from "./postgres-dialect";

/**
 * Runs some work on one connection, completely or not at all. Statements that the work does not await run in the order
 * of their calls.
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
    // The original error is more useful than the failed rollback.
    await end("ROLLBACK").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
