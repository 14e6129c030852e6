import { sql } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import { idsOf } from "../../database/lists";

/** Sets the status of some records of a dataset by the answers that have been submitted; answers which have changed. */
export async function restateRecords(
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
    // The plus keeps SQLite from walking the index of the whole dataset for the sake of a few ids.
    .where(sql`+dataset_id`, "=", datasetId)
    // Records that stay as they are keep their time of change.
    .where("status", "<>", status)
    .where("id", "in", idsOf(ids))
    .returning("id")
    .execute();
  return changed.map((row) => row.id);
}
