import { sql } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import { idsOf } from "../../database/lists";

/**
 * Sets the status of some records of a dataset by their submitted responses. Returns the records whose status
 * changed.
 */
export async function recomputeStatus(
  db: Handle,
  { datasetId, minSubmitted, ids }: { datasetId: number; minSubmitted: number; ids: readonly number[] },
): Promise<number[]> {
  const submitted = sql<number>`(SELECT count(*) FROM responses WHERE record_id = records.id AND status = 'submitted')`;
  const status = sql<
    "pending" | "completed"
  >`CASE WHEN ${submitted} >= ${minSubmitted} THEN 'completed' ELSE 'pending' END`;
  const changed = await db
    .updateTable("records")
    .set({ status, updated_at: now() })
    // The plus prevents SQLite from scanning the index of the whole dataset for a few ids.
    .where(sql`+dataset_id`, "=", datasetId)
    // Unchanged records keep their `updated_at`.
    .where("status", "<>", status)
    .where("id", "in", idsOf(ids))
    .returning("id")
    .execute();
  return changed.map((row) => row.id);
}
