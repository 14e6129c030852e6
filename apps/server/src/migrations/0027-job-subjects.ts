import { type Kysely, sql } from "kysely";
import { byDialect } from "../database/dialects";

// Ordered by its bytes in both.
const text = byDialect({ sqlite: sql`text`, postgres: sql`text COLLATE "C"` });

/** What a job is about, so that the jobs of one webhook can be listed after their payloads are gone. */
export async function addJobSubjects(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE jobs ADD COLUMN subject ${text}`.execute(db);
  await sql`ALTER TABLE jobs ADD COLUMN label ${text}`.execute(db);
  await db.schema.createIndex("jobs_by_subject").on("jobs").columns(["subject", "id"]).execute();
}
