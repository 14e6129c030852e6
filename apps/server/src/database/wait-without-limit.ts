import { sql } from "kysely";
import type { Handle } from "./database";
import { dialectOf } from "./dialects";

/**
 * Lets a transaction wait for its next statement as long as it must, such as for a slow disk. Nobody else may need its locks
 * meanwhile.
 */
export async function waitWithoutLimit(transaction: Handle): Promise<void> {
  if (dialectOf(transaction) !== "postgres") return;
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(transaction);
}
