import type { Selectable } from "kysely";
import type { Handle } from "../../database/database";
import type { Tables } from "../../database/tables/schema";
import type { JobRow } from "../../jobs/jobs.repository";

/** A stored attempt to send a message. */
export type AttemptRow = Selectable<Tables["delivery_attempts"]>;

/** Stores the outcome of an attempt. There are as many as a job has retries; they are deleted with it. */
export async function addAttempt(db: Handle, attempt: AttemptRow): Promise<void> {
  await db.insertInto("delivery_attempts").values(attempt).execute();
}

/** The attempts to send messages, by the id of their job, the first one first. */
export async function listAttempts(
  db: Handle,
  jobs: readonly Pick<JobRow, "id">[],
): Promise<Map<number, AttemptRow[]>> {
  const byJob = new Map<number, AttemptRow[]>(jobs.map(({ id }) => [id, []]));
  if (jobs.length === 0) return byJob;
  const rows = await db
    .selectFrom("delivery_attempts")
    .selectAll()
    .where("job_id", "in", [...byJob.keys()])
    .orderBy("job_id")
    .orderBy("attempt")
    .execute();
  for (const row of rows) byJob.get(row.job_id)?.push(row);
  return byJob;
}
