import { type Selectable, sql } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import type { Tables } from "../../database/tables/schema";
import { enqueueRecompute } from "../records/recompute-job";
import { deleteUser, type UserRow } from "../users/users.repository";

/** A deleted account. */
export type DeletedPersonRow = Selectable<Tables["deleted_people"]>;

/** The rows of a user that are few: everything but the responses. */
export interface DeletedPersonDocument {
  user: UserRow;
  workspaceIds: number[];
  datasetIds: number[];
  identities: Selectable<Tables["identities"]>[];
  secondFactor: Selectable<Tables["second_factors"]> | undefined;
  recoveryCodes: string[];
  preferences: Selectable<Tables["preferences"]> | undefined;
  filterSets: Selectable<Tables["filter_sets"]>[];
}

/**
 * Deletes a user; everything that a restored account has again is kept. Jobs recompute the status of records, some of
 * which may lack responses now.
 */
export async function moveToDeleted(db: Handle, user: UserRow, deletedBy: string): Promise<void> {
  const { count } = await db
    .selectFrom("responses")
    .select((is) => is.fn.countAll().as("count"))
    .where("user_id", "=", user.id)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto("deleted_people")
    .values({
      public_id: user.public_id,
      document: JSON.stringify(await documentOf(db, user)),
      responses: Number(count),
      deleted_by: deletedBy,
      deleted_at: now(),
      restored_user_id: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`
    INSERT INTO deleted_responses
      (person_id, dataset_id, record_id, public_id, status, "values", written_by, inserted_at, updated_at, ended_at, is_deleted)
    SELECT ${sql.lit(id)}, records.dataset_id, version.record_id, NULL, version.status, version."values", version.written_by,
      version.written_at, version.written_at, version.ended_at, version.is_deleted
    FROM response_versions AS version JOIN records ON records.id = version.record_id
    WHERE version.user_id = ${user.id} ORDER BY version.id`.execute(db);
  await sql`
    INSERT INTO deleted_responses
      (person_id, dataset_id, record_id, public_id, status, "values", written_by, inserted_at, updated_at, ended_at, is_deleted)
    SELECT ${sql.lit(id)}, dataset_id, record_id, public_id, status, "values", written_by, inserted_at, updated_at, NULL, 0
    FROM responses WHERE user_id = ${user.id} ORDER BY id`.execute(db);
  const datasetIds = await datasetsCompletedBy(db, user.id);
  await deleteUser(db, user.id);
  for (const datasetId of datasetIds) await enqueueRecompute(db, datasetId);
}

/** The datasets with completed records to which a user has submitted a response. */
async function datasetsCompletedBy(db: Handle, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("responses")
    .innerJoin("records", "records.id", "responses.record_id")
    .select("records.dataset_id")
    .distinct()
    .where("responses.user_id", "=", userId)
    .where("responses.status", "=", "submitted")
    .where("records.status", "=", "completed")
    .execute();
  return rows.map(({ dataset_id }) => dataset_id);
}

async function documentOf(db: Handle, user: UserRow): Promise<DeletedPersonDocument> {
  const rowsOf = <Table extends "identities" | "second_factors" | "preferences" | "filter_sets">(
    table: Table,
  ) =>
    db
      .selectFrom(table as "identities")
      .selectAll()
      .where("user_id", "=", user.id)
      .execute() as unknown as Promise<Selectable<Tables[Table]>[]>;
  const idsOf = async (table: "workspace_users" | "dataset_users", column: string) => {
    const { rows } = await sql<{ id: number }>`
      SELECT ${sql.ref(column)} AS id FROM ${sql.table(table)} WHERE user_id = ${user.id}`.execute(db);
    return rows.map(({ id }) => Number(id));
  };
  const codes = await db
    .selectFrom("recovery_codes")
    .select("code_hash")
    .where("user_id", "=", user.id)
    .execute();
  return {
    user,
    workspaceIds: await idsOf("workspace_users", "workspace_id"),
    datasetIds: await idsOf("dataset_users", "dataset_id"),
    identities: await rowsOf("identities"),
    secondFactor: (await rowsOf("second_factors"))[0],
    recoveryCodes: codes.map(({ code_hash }) => code_hash),
    preferences: (await rowsOf("preferences"))[0],
    filterSets: await rowsOf("filter_sets"),
  };
}

/** Deleted accounts that can be restored, the latest deletion first. */
export function listDeletedPeople(db: Handle): Promise<DeletedPersonRow[]> {
  return db
    .selectFrom("deleted_people")
    .selectAll()
    .where("restored_user_id", "is", null)
    .orderBy("deleted_at", "desc")
    .execute();
}

/** The latest deleted account with the public id of a user. */
export function findDeletedPerson(db: Handle, publicId: string): Promise<DeletedPersonRow | undefined> {
  return db
    .selectFrom("deleted_people")
    .selectAll()
    .where("public_id", "=", publicId)
    .where("restored_user_id", "is", null)
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/** Deletes what is left of an account. */
export async function erasePerson(db: Handle, id: number): Promise<void> {
  await db.deleteFrom("deleted_people").where("id", "=", id).execute();
}

/** Deletes what is left of accounts that were deleted before a time, unless their responses are being restored. */
export async function eraseDeletedBefore(db: Handle, before: string): Promise<void> {
  await db
    .deleteFrom("deleted_people")
    .where("deleted_at", "<", before)
    .where("restored_user_id", "is", null)
    .execute();
}
