import { now } from "../../database/clock";
import type { Handle } from "../../database/database";

/** Notes where a person is now. */
export async function storePresence(
  db: Handle,
  place: { datasetId: number; userId: number; recordId: number | null },
): Promise<void> {
  await db
    .insertInto("presences")
    .values({
      dataset_id: place.datasetId,
      user_id: place.userId,
      record_id: place.recordId,
      seen_at: now(),
    })
    .onConflict((conflict) =>
      conflict.columns(["dataset_id", "user_id"]).doUpdateSet((row) => ({
        record_id: row.ref("excluded.record_id"),
        seen_at: row.ref("excluded.seen_at"),
      })),
    )
    .execute();
}

/** Notes that a person has left. */
export async function deletePresence(db: Handle, datasetId: number, userId: number): Promise<void> {
  await db
    .deleteFrom("presences")
    .where("dataset_id", "=", datasetId)
    .where("user_id", "=", userId)
    .execute();
}
