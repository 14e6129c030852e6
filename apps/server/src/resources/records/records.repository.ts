import { type Selectable, sql } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import { insertAll } from "../../database/insert-all";
import { idsOf, listOf } from "../../database/lists";
import type { Tables } from "../../database/tables/schema";
import { together } from "../../database/together";

/** A stored record. */
export type RecordRow = Selectable<Tables["records"]>;

/** One record by its public id. */
export function findRecord(db: Handle, publicId: string): Promise<RecordRow | undefined> {
  return db.selectFrom("records").selectAll().where("public_id", "=", publicId).executeTakeFirst();
}

/** Number of records per read: other requests get a turn in between. */
const fetchedAtOnce = 50;

/** Records by their internal ids, in the order of the ids. */
export async function getRecords(db: Handle, ids: readonly number[]): Promise<RecordRow[]> {
  const rows: RecordRow[] = [];
  for (let start = 0; start < ids.length; start += fetchedAtOnce) {
    const part = idsOf(ids.slice(start, start + fetchedAtOnce));
    rows.push(...(await db.selectFrom("records").selectAll().where("id", "in", part).execute()));
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const none: Promise<RecordRow[]> = Promise.resolve([]);

/** Records of a dataset by either of the ids that clients know. */
export async function findRecords(
  db: Handle,
  datasetId: number,
  by: { publicIds?: readonly string[]; externalIds?: readonly string[] },
): Promise<RecordRow[]> {
  const select = db.selectFrom("records").selectAll().orderBy("id");
  const { publicIds = [], externalIds = [] } = by;
  const [byPublicId, byExternalId] = await together(
    publicIds.length > 0 ? select.where("public_id", "in", listOf(publicIds)).execute() : none,
    externalIds.length > 0
      ? select.where("dataset_id", "=", datasetId).where("external_id", "in", listOf(externalIds)).execute()
      : none,
  );
  // With a condition on the dataset, SQLite would scan all of its records.
  return [...byPublicId.filter((row) => row.dataset_id === datasetId), ...byExternalId];
}

/** The internal ids of a dataset's records by their public ids; those that do not exist are left out. */
export async function findRecordIds(
  db: Handle,
  datasetId: number,
  publicIds: readonly string[],
): Promise<number[]> {
  const rows = await db
    .selectFrom("records")
    .select(["id", "dataset_id"])
    .where("public_id", "in", listOf(publicIds))
    .execute();
  return rows.filter((row) => row.dataset_id === datasetId).map(({ id }) => id);
}

/** A page of records in the order of their creation. */
export async function listRecords(
  db: Handle,
  datasetId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<RecordRow[]> {
  const found = await db
    .selectFrom("records")
    .select("id")
    .where("dataset_id", "=", datasetId)
    .orderBy("inserted_at")
    .orderBy("id")
    .limit(limit)
    .offset(Math.max(offset, 0))
    .execute();
  return getRecords(
    db,
    found.map(({ id }) => id),
  );
}

/** Some records of a dataset in the order of their creation, from the first one or behind another one. */
export function listRecordsAfter(
  db: Handle,
  datasetId: number,
  last: Pick<RecordRow, "inserted_at" | "id"> | undefined,
  limit: number,
): Promise<RecordRow[]> {
  let query = db
    .selectFrom("records")
    .selectAll()
    .where("dataset_id", "=", datasetId)
    .orderBy("inserted_at")
    .orderBy("id")
    .limit(limit);
  if (last) query = query.where(sql<boolean>`(inserted_at, id) > (${last.inserted_at}, ${last.id})`);
  return query.execute();
}

/** Stores new records with internal ids that were reserved for them. */
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

/** Deletes records with all related rows. */
export async function deleteRecords(db: Handle, ids: readonly number[]): Promise<void> {
  await db.deleteFrom("records").where("id", "in", idsOf(ids)).execute();
}
