import { type Kysely, sql } from "kysely";
import { type DialectName, dialectOf } from "../database/dialects";

const text: Record<DialectName, string> = { sqlite: "txt", postgres: "md5(txt)" };

/**
 * Takes away what every new record wrote at a random place and nothing needs: numbers as words, and the order of all
 * records where there is one for each state.
 */
export async function makeIndexesLean(db: Kysely<unknown>): Promise<void> {
  const column = sql.raw(text[dialectOf(db)]);
  await sql`DROP INDEX records_at_random`.execute(db);
  await sql`DROP INDEX record_metadata_by_text`.execute(db);
  await sql`UPDATE record_metadata SET txt = NULL WHERE num IS NOT NULL`.execute(db);
  await sql`
    CREATE INDEX record_metadata_by_text ON record_metadata (property_id, ${column}, record_id) WHERE txt IS NOT NULL
  `.execute(db);
}
