import type { Selectable } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import type { Tables } from "../../database/tables/schema";

/** Stored vector settings. */
export type VectorSettingsRow = Selectable<Tables["vectors_settings"]>;

/** The vector settings of a dataset, in the order of their creation. */
export function listVectorsSettings(db: Handle, datasetId: number): Promise<VectorSettingsRow[]> {
  return db
    .selectFrom("vectors_settings")
    .selectAll()
    .where("dataset_id", "=", datasetId)
    .orderBy("id")
    .execute();
}

/** One of them by its public id. */
export function findVectorSettings(db: Handle, publicId: string): Promise<VectorSettingsRow | undefined> {
  return db.selectFrom("vectors_settings").selectAll().where("public_id", "=", publicId).executeTakeFirst();
}

/** Stores new vector settings. */
export function insertVectorSettings(
  db: Handle,
  settings: Pick<VectorSettingsRow, "public_id" | "dataset_id" | "name" | "title" | "dimensions">,
): Promise<VectorSettingsRow> {
  const moment = now();
  return db
    .insertInto("vectors_settings")
    .values({ ...settings, inserted_at: moment, updated_at: moment })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes the title of vector settings. */
export function retitleVectorSettings(db: Handle, id: number, title: string): Promise<VectorSettingsRow> {
  return db
    .updateTable("vectors_settings")
    .set({ title, updated_at: now() })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes vector settings with all their vectors. */
export async function deleteVectorSettings(db: Handle, id: number): Promise<void> {
  await db.deleteFrom("vectors_settings").where("id", "=", id).execute();
}
