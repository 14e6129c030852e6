import type { Selectable } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import { insertAll } from "../../database/insert-all";
import { idsOf, listOf } from "../../database/lists";
import type { Tables } from "../../database/schema";

/** A stored record. */
export type RecordRow = Selectable<Tables["records"]>;

/** One record by the id that travels. */
export function findRecord(db: Handle, publicId: string): Promise<RecordRow | undefined> {
  return db.selectFrom("records").selectAll().where("public_id", "=", publicId).executeTakeFirst();
}

/** Records by their inner ids, in the order of the ids. */
export async function getRecords(db: Handle, ids: readonly number[]): Promise<RecordRow[]> {
  const rows = await db.selectFrom("records").selectAll().where("id", "in", idsOf(ids)).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Records of a dataset by any of the ids that clients know. */
export async function findRecords(
  db: Handle,
  datasetId: number,
  by: { publicIds?: readonly string[]; externalIds?: readonly string[] },
): Promise<RecordRow[]> {
  const select = db.selectFrom("records").selectAll().where("dataset_id", "=", datasetId).orderBy("id");
  const { publicIds = [], externalIds = [] } = by;
  const byPublicId =
    publicIds.length > 0 ? await select.where("public_id", "in", listOf(publicIds)).execute() : [];
  const byExternalId =
    externalIds.length > 0 ? await select.where("external_id", "in", listOf(externalIds)).execute() : [];
  return [...byPublicId, ...byExternalId];
}

/** A page of records in the order in which they came. */
export function listRecords(
  db: Handle,
  datasetId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<RecordRow[]> {
  return db
    .selectFrom("records")
    .selectAll()
    .where("dataset_id", "=", datasetId)
    .orderBy("inserted_at")
    .orderBy("id")
    .limit(limit)
    .offset(Math.max(offset, 0))
    .execute();
}

/** Stores new records under inner ids that were reserved for them. */
export async function insertRecords(db: Handle, rows: readonly RecordRow[]): Promise<void> {
  await insertAll(db, "records", rows);
}

/** Changes a record. */
export async function updateRecord(
  db: Handle,
  id: number,
  changes: Partial<Pick<RecordRow, "fields" | "metadata">>,
): Promise<void> {
  await db
    .updateTable("records")
    .set({ ...changes, updated_at: now() })
    .where("id", "=", id)
    .execute();
}

/** Removes records with everything that hangs on them. */
export async function deleteRecords(db: Handle, ids: readonly number[]): Promise<void> {
  await db.deleteFrom("records").where("id", "in", idsOf(ids)).execute();
}
