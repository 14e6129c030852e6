import { now, timestampOf } from "../../database/clock";
import type { Handle } from "../../database/database";

const heldForMilliseconds = 2 * 60 * 1000;

/** Stores a user's current position. */
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

/** Removes a user's presence. */
export async function deletePresence(db: Handle, datasetId: number, userId: number): Promise<void> {
  await db
    .deleteFrom("presences")
    .where("dataset_id", "=", datasetId)
    .where("user_id", "=", userId)
    .execute();
}

/** The users in a dataset and their records, by public ids; a presence older than two minutes has expired. */
export function listPresent(db: Handle, datasetId: number) {
  return db
    .selectFrom("presences")
    .innerJoin("users", "users.id", "presences.user_id")
    .leftJoin("records", "records.id", "presences.record_id")
    .select(["users.public_id as user_id", "users.username", "records.public_id as record_id"])
    .where("presences.dataset_id", "=", datasetId)
    .where("presences.seen_at", ">", timestampOf(Date.now() - heldForMilliseconds))
    .orderBy("users.username")
    .execute();
}
