import type { Selectable } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import { newPublicId } from "../../database/public-id";
import type { Tables } from "../../database/tables/schema";

type Row = Selectable<Tables["filter_sets"]>;

/** A stored filter set with its author. */
export type FilterSetRow = Row & { user_public_id: string; username: string };

/** The filter sets of a dataset that a user saved or that others share, by name. */
export function listFilterSets(db: Handle, datasetId: number, userId: number): Promise<FilterSetRow[]> {
  return withAuthor(db)
    .where("filter_sets.dataset_id", "=", datasetId)
    .where((is) => is.or([is("filter_sets.user_id", "=", userId), is("filter_sets.is_shared", "=", 1)]))
    .orderBy("filter_sets.name")
    .orderBy("filter_sets.id")
    .execute();
}

/** One filter set of a dataset by its public id. */
export function findFilterSet(
  db: Handle,
  datasetId: number,
  publicId: string,
): Promise<FilterSetRow | undefined> {
  return withAuthor(db)
    .where("filter_sets.dataset_id", "=", datasetId)
    .where("filter_sets.public_id", "=", publicId)
    .executeTakeFirst();
}

/** The names under which a user has saved filters of a dataset. */
export async function listOwnNames(db: Handle, datasetId: number, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("filter_sets")
    .select("name")
    .where("dataset_id", "=", datasetId)
    .where("user_id", "=", userId)
    .execute();
  return rows.map(({ name }) => name);
}

type Content = Pick<Row, "name" | "criteria" | "is_shared">;

/** Stores a new filter set and returns its public id. */
export async function insertFilterSet(
  db: Handle,
  filterSet: Content & Pick<Row, "dataset_id" | "user_id">,
): Promise<string> {
  const [moment, publicId] = [now(), newPublicId()];
  await db
    .insertInto("filter_sets")
    .values({ ...filterSet, public_id: publicId, inserted_at: moment, updated_at: moment })
    .execute();
  return publicId;
}

/** Changes a filter set. */
export async function changeFilterSet(db: Handle, id: number, content: Content): Promise<void> {
  await db
    .updateTable("filter_sets")
    .set({ ...content, updated_at: now() })
    .where("id", "=", id)
    .execute();
}

/** Deletes a filter set. */
export async function deleteFilterSet(db: Handle, id: number): Promise<void> {
  await db.deleteFrom("filter_sets").where("id", "=", id).execute();
}

function withAuthor(db: Handle) {
  return db
    .selectFrom("filter_sets")
    .innerJoin("users", "users.id", "filter_sets.user_id")
    .selectAll("filter_sets")
    .select(["users.public_id as user_public_id", "users.username"]);
}
