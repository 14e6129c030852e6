import type { Selectable } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import type { Tables } from "../../database/tables/schema";

/** A stored field. */
export type FieldRow = Selectable<Tables["fields"]>;

/** The fields of a dataset, in the order of their creation. */
export function listFields(db: Handle, datasetId: number): Promise<FieldRow[]> {
  return db.selectFrom("fields").selectAll().where("dataset_id", "=", datasetId).orderBy("id").execute();
}

/** One field by its public id. */
export function findField(db: Handle, publicId: string): Promise<FieldRow | undefined> {
  return db.selectFrom("fields").selectAll().where("public_id", "=", publicId).executeTakeFirst();
}

/** Stores a new field. */
export function insertField(
  db: Handle,
  field: Pick<FieldRow, "public_id" | "dataset_id" | "name" | "title" | "required" | "settings">,
): Promise<FieldRow> {
  const moment = now();
  return db
    .insertInto("fields")
    .values({ ...field, inserted_at: moment, updated_at: moment })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes a field. */
export function updateField(
  db: Handle,
  id: number,
  changes: Partial<Pick<FieldRow, "title" | "settings">>,
): Promise<FieldRow> {
  return db
    .updateTable("fields")
    .set({ ...changes, updated_at: now() })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Removes a field. */
export async function deleteField(db: Handle, id: number): Promise<void> {
  await db.deleteFrom("fields").where("id", "=", id).execute();
}
