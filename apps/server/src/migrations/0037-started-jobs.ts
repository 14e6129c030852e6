import { type Kysely, sql } from "kysely";

/** Finds the job about a subject that is running without reading the others, of which there may be a hundred thousand. */
export async function addStartedJobs(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX IF NOT EXISTS jobs_started ON jobs (subject) WHERE status = 'started'`.execute(db);
}
