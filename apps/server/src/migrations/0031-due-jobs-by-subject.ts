import { type Kysely, sql } from "kysely";

/** Finds the next job about a subject without reading the others, of which there may be a hundred thousand. */
export async function addDueJobsBySubject(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX jobs_due_by_subject ON jobs (subject, due_at, id) WHERE status = 'queued'`.execute(
    db,
  );
}
