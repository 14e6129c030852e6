import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import { idsOf } from "../../database/lists";
import type { Tables } from "../../database/tables/schema";

/** A stored dataset, with the public id of its workspace. */
export type DatasetRow = Selectable<Tables["datasets"]> & { workspace_public_id: string };

/** The columns of a dataset that may change. */
export type DatasetChanges = Partial<
  Pick<DatasetRow, "name" | "guidelines" | "allow_extra_metadata" | "min_submitted" | "metadata" | "status">
>;

function selectAll(db: Handle) {
  return db
    .selectFrom("datasets")
    .innerJoin("workspaces", "workspaces.id", "datasets.workspace_id")
    .selectAll("datasets")
    .select("workspaces.public_id as workspace_public_id");
}

/** Deleted ones do not exist for any caller, but can be restored. */
function selectDatasets(db: Handle) {
  return selectAll(db).where("datasets.deleted_at", "is", null);
}

/** Datasets of some workspaces, or of all, that match exactly. */
export function listDatasets(
  db: Handle,
  filter: { workspaceIds?: readonly number[]; name?: string; status?: DatasetRow["status"] },
): Promise<DatasetRow[]> {
  let query = selectDatasets(db).orderBy("datasets.inserted_at").orderBy("datasets.id");
  if (filter.workspaceIds) query = query.where("datasets.workspace_id", "in", idsOf(filter.workspaceIds));
  if (filter.name !== undefined) query = query.where("datasets.name", "=", filter.name);
  if (filter.status) query = query.where("datasets.status", "=", filter.status);
  return query.execute();
}

/** One dataset by its public id. */
export function findDataset(db: Handle, publicId: string): Promise<DatasetRow | undefined> {
  return selectDatasets(db).where("datasets.public_id", "=", publicId).executeTakeFirst();
}

/** One dataset by its internal id, also a deleted one. */
export function getDataset(db: Handle, id: number): Promise<DatasetRow> {
  return selectAll(db).where("datasets.id", "=", id).executeTakeFirstOrThrow();
}

/** One dataset by its name, which is unique in a workspace. */
export function findDatasetByName(
  db: Handle,
  workspaceId: number,
  name: string,
): Promise<DatasetRow | undefined> {
  return selectDatasets(db)
    .where("datasets.workspace_id", "=", workspaceId)
    .where("datasets.name", "=", name)
    .executeTakeFirst();
}

/** Stores a new dataset as a draft. */
export async function insertDataset(
  db: Handle,
  dataset: Pick<
    DatasetRow,
    | "public_id"
    | "workspace_id"
    | "name"
    | "guidelines"
    | "allow_extra_metadata"
    | "min_submitted"
    | "metadata"
  >,
): Promise<DatasetRow> {
  const moment = now();
  const { id } = await db
    .insertInto("datasets")
    .values({
      ...dataset,
      status: "draft",
      last_activity_at: moment,
      inserted_at: moment,
      updated_at: moment,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return getDataset(db, id);
}

/** Changes a dataset and counts it as activity. */
export async function updateDataset(db: Handle, id: number, changes: DatasetChanges): Promise<DatasetRow> {
  const moment = now();
  await db
    .updateTable("datasets")
    .set({ ...changes, updated_at: moment, last_activity_at: moment })
    .where("id", "=", id)
    .execute();
  return getDataset(db, id);
}

/** Records activity of annotators; the dataset itself does not change. */
export async function touchDataset(db: Handle, id: number): Promise<void> {
  await db.updateTable("datasets").set({ last_activity_at: now() }).where("id", "=", id).execute();
}

/** Marks a dataset as deleted, with all of its content. */
export async function markDeleted(db: Handle, { id, name }: DatasetRow, by: string): Promise<void> {
  const changes = { name: randomUUID(), deleted_name: name, deleted_at: now(), deleted_by: by };
  await db.updateTable("datasets").set(changes).where("id", "=", id).execute();
}

/** Takes the deletion of a dataset back. */
export async function unmarkDeleted(db: Handle, id: number, name: string): Promise<DatasetRow> {
  const changes = { name, deleted_name: null, deleted_at: null, deleted_by: null };
  await db.updateTable("datasets").set(changes).where("id", "=", id).execute();
  return getDataset(db, id);
}

/** Sets the moment at which a deleted dataset counts as deleted. */
export async function setDeletedAt(db: Handle, id: number, deletedAt: string): Promise<void> {
  await db.updateTable("datasets").set({ deleted_at: deletedAt }).where("id", "=", id).execute();
}

/** The deleted datasets of some workspaces, or of all, the latest deletion first. */
export function listDeletedDatasets(
  db: Handle,
  filter: { workspaceIds?: readonly number[] | undefined; since?: string; before?: string },
): Promise<DatasetRow[]> {
  let query = selectAll(db).where("datasets.deleted_at", "is not", null);
  if (filter.workspaceIds) query = query.where("datasets.workspace_id", "in", idsOf(filter.workspaceIds));
  if (filter.since !== undefined) query = query.where("datasets.deleted_at", ">=", filter.since);
  if (filter.before !== undefined) query = query.where("datasets.deleted_at", "<", filter.before);
  return query.orderBy("datasets.deleted_at", "desc").orderBy("datasets.id", "desc").execute();
}

/** One deleted dataset by its public id. */
export function findDeletedDataset(db: Handle, publicId: string): Promise<DatasetRow | undefined> {
  return selectAll(db)
    .where("datasets.public_id", "=", publicId)
    .where("datasets.deleted_at", "is not", null)
    .executeTakeFirst();
}

/** Deletes a dataset with all of its content, for good. */
export async function deleteDataset(db: Handle, id: number): Promise<void> {
  await db.deleteFrom("datasets").where("id", "=", id).execute();
}

/** The number of records and of completed records. */
export async function countRecords(
  db: Handle,
  datasetId: number,
): Promise<{ records: number; completed: number }> {
  const row = await db
    .selectFrom("dataset_counters")
    .select(["records", "completed"])
    .where("dataset_id", "=", datasetId)
    .executeTakeFirst();
  return row ?? { records: 0, completed: 0 };
}

/** The number of one user's responses by status. */
export function countResponsesOf(db: Handle, datasetId: number, userId: number) {
  return db
    .selectFrom("response_counters")
    .select(["status", "responses"])
    .where("dataset_id", "=", datasetId)
    .where("user_id", "=", userId)
    .execute();
}

/** All users who ever responded here, including those whose responses were deleted. */
export function listAnnotators(db: Handle, datasetId: number): Promise<{ username: string }[]> {
  return db
    .selectFrom("dataset_users")
    .innerJoin("users", "users.id", "dataset_users.user_id")
    .select("users.username")
    .where("dataset_users.dataset_id", "=", datasetId)
    .orderBy("users.username")
    .execute();
}

/** The number of responses by user and status, separately for completed and pending records. */
export function countResponsesByUser(db: Handle, datasetId: number) {
  return db
    .selectFrom("responses")
    .innerJoin("records", "records.id", "responses.record_id")
    .innerJoin("users", "users.id", "responses.user_id")
    .select([
      "users.username",
      "records.status as record_status",
      "responses.status",
      sql<number>`count(*)`.as("responses"),
    ])
    .where("responses.dataset_id", "=", datasetId)
    .groupBy(["users.username", "records.status", "responses.status"])
    .orderBy("users.username")
    .execute();
}

/** Records that a user has responded in a dataset. */
export async function addAnnotators(
  db: Handle,
  datasetId: number,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .insertInto("dataset_users")
    .values(userIds.map((userId) => ({ dataset_id: datasetId, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
