import type { Insertable } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import type { Tables } from "../../database/tables/schema";
import type { NewUser } from "../users/users.repository";
import type { DeletedPersonDocument } from "./deleted-people.repository";

/**
 * Creates a deleted user again, without the responses. Workspaces and datasets that are gone are left out, sign-ins
 * and API keys of before stay ended, and an account that was switched off stays so.
 *
 * @returns the internal id of the user
 */
export async function restoreUser(
  db: Handle,
  document: DeletedPersonDocument,
  changes: Pick<NewUser, "username" | "api_key_hash" | "api_key_encrypted"> &
    Partial<Pick<NewUser, "password_hash">>,
): Promise<number> {
  const { id: _, ...user } = document.user;
  const moment = now();
  const { id } = await db
    .insertInto("users")
    .values({ ...user, ...changes, sessions_since: moment, updated_at: moment })
    .returning("id")
    .executeTakeFirstOrThrow();
  await restoreMemberships(db, id, document);
  await restoreSettings(db, id, document);
  return id;
}

async function restoreMemberships(
  db: Handle,
  userId: number,
  { workspaceIds, datasetIds }: DeletedPersonDocument,
): Promise<void> {
  const left = async (table: "workspaces" | "datasets", ids: readonly number[]) =>
    ids.length === 0 ? [] : db.selectFrom(table).select("id").where("id", "in", ids).execute();
  const workspaces = await left("workspaces", workspaceIds);
  const datasets = await left("datasets", datasetIds);
  await insert(
    db,
    "workspace_users",
    workspaces.map(({ id }) => ({ workspace_id: id, user_id: userId, inserted_at: now() })),
  );
  await insert(
    db,
    "dataset_users",
    datasets.map(({ id }) => ({ dataset_id: id, user_id: userId })),
  );
}

async function restoreSettings(db: Handle, userId: number, document: DeletedPersonDocument): Promise<void> {
  const { identities, secondFactor, recoveryCodes, preferences, filterSets } = document;
  const ofUser = <Row extends object>(rows: readonly (Row | undefined)[]) =>
    rows.flatMap((row) => (row ? [{ ...row, user_id: userId }] : []));
  await insert(db, "identities", ofUser(identities));
  await insert(db, "second_factors", ofUser([secondFactor]));
  await insert(db, "recovery_codes", ofUser(recoveryCodes.map((code_hash) => ({ code_hash }))));
  await insert(db, "preferences", ofUser([preferences]));
  const datasets = await db.selectFrom("datasets").select("id").execute();
  const known = new Set(datasets.map(({ id }) => id));
  const sets = filterSets.filter((set) => known.has(set.dataset_id)).map(({ id: _, ...set }) => set);
  await insert(db, "filter_sets", ofUser(sets));
}

/** Inserts rows; those that somebody else has by now, such as an account at a provider, are left out. */
async function insert<Table extends keyof Tables>(
  db: Handle,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto(table)
    .values(rows as never)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
