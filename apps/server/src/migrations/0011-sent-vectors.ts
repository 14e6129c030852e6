import { type Kysely, sql } from "kysely";
import { type DialectName, dialectOf } from "../database/dialects";

const type: Record<DialectName, string> = { sqlite: "BLOB", postgres: "DOUBLE PRECISION[]" };

/**
 * Keeps the numbers of a vector as they were sent beside the copy that is compared. Vectors that came before have none.
 */
export async function keepSentVectors(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE vectors ADD COLUMN sent ${sql.raw(type[dialectOf(db)])}`.execute(db);
}
