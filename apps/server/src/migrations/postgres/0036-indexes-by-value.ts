import { type Kysely, sql } from "kysely";

/**
 * Adds the indexes that filters and sort orders use in SQLite as well. Of texts they have the first characters, by which
 * they also have an order, unlike a digest.
 */
export async function addIndexesByValue(db: Kysely<unknown>): Promise<void> {
  const statements = [
    "DROP INDEX record_metadata_by_text",
    "CREATE INDEX record_metadata_by_text ON record_metadata (property_id, left(txt, 200), record_id) WHERE txt IS NOT NULL",
    "CREATE INDEX response_values_by_value ON response_values (question_id, left(txt, 200), record_id, user_id)",
    "CREATE INDEX suggestion_values_by_value ON suggestion_values (question_id, left(txt, 200), record_id)",
    "CREATE INDEX suggestion_scores_by_score ON suggestion_scores (question_id, score, record_id)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
