import { type Kysely, sql } from "kysely";
import { type DialectName, dialectOf } from "../database/dialects";

const indexes: Record<DialectName, readonly string[]> = {
  // It has had them since 0003.
  sqlite: [],
  // An entry takes less than three thousand bytes, so it has the first characters of a text. Unlike a digest, they also
  // have an order.
  postgres: [
    "DROP INDEX record_metadata_by_text",
    // Of all rows: the planner ignores the statistics of an index of some.
    "CREATE INDEX record_metadata_by_text ON record_metadata (property_id, left(txt, 200), record_id)",
    "CREATE INDEX IF NOT EXISTS response_values_by_value ON response_values (question_id, left(txt, 200), record_id, user_id)",
    "CREATE INDEX IF NOT EXISTS suggestion_values_by_value ON suggestion_values (question_id, left(txt, 200), record_id)",
    "CREATE INDEX IF NOT EXISTS suggestion_scores_by_score ON suggestion_scores (question_id, score, record_id)",
    // The statistics of what an index computes are missing until then.
    "ANALYZE record_metadata, response_values, suggestion_values",
  ],
};

/** Adds the indexes to PostgreSQL that filters and sort orders use in SQLite. */
export async function addIndexesByValue(db: Kysely<unknown>): Promise<void> {
  for (const statement of indexes[dialectOf(db)]) await sql.raw(statement).execute(db);
}
