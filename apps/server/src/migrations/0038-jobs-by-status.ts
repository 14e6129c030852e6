import { type Kysely, sql } from "kysely";

/** Counts the messages to a webhook by status, and finds those with one, without reading all of the last week. */
export async function addJobsByStatus(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX IF NOT EXISTS jobs_by_status ON jobs (subject, status, id)`.execute(db);
}
