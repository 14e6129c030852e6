import type { Selectable } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import { idsOf, listOf } from "../../database/lists";
import type { Tables } from "../../database/tables/schema";
import { deleteApiKeys } from "../api-keys/api-keys.repository";
import { deletePasskeys } from "../passkeys/passkeys.repository";
import { deletePasswordLink } from "../password-links/password-links.repository";
import { deleteSignIns } from "../sign-ins/sign-ins.repository";

/** A stored user. */
export type UserRow = Selectable<Tables["users"]>;

/** The columns of a new user. */
export type NewUser = Pick<
  UserRow,
  | "public_id"
  | "first_name"
  | "last_name"
  | "username"
  | "role"
  | "password_hash"
  | "api_key_hash"
  | "api_key_encrypted"
>;

/** The properties of a user that can be changed. */
export type UserChanges = Partial<NewUser & Pick<UserRow, "is_active" | "must_change_password">>;

/** All users, in the order of their creation. */
export function listUsers(db: Handle): Promise<UserRow[]> {
  return db.selectFrom("users").selectAll().orderBy("inserted_at").orderBy("id").execute();
}

/** One user by their public id. */
export function findUser(db: Handle, publicId: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("public_id", "=", publicId).executeTakeFirst();
}

/** One user by their internal id. */
export function getUser(db: Handle, id: number): Promise<UserRow> {
  return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** Users by their internal ids. */
export function getUsers(db: Handle, ids: readonly number[]): Promise<UserRow[]> {
  return db.selectFrom("users").selectAll().where("id", "in", idsOf(ids)).execute();
}

/** One user by their username. */
export function findUserByName(db: Handle, username: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("username", "=", username).executeTakeFirst();
}

/** One user by the name that they typed: names are stored in one form (NFC), older ones as they were sent. */
export async function findUserBySignIn(db: Handle, typed: string): Promise<UserRow | undefined> {
  const known = await findUserByName(db, typed);
  const form = typed.normalize("NFC");
  return known || form === typed ? known : findUserByName(db, form);
}

/** The internal ids of users by their public ids. */
export async function findUserIds(db: Handle, publicIds: readonly string[]): Promise<Map<string, number>> {
  if (publicIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("users")
    .select(["id", "public_id"])
    .where("public_id", "in", publicIds)
    .execute();
  return new Map(rows.map((row) => [row.public_id, row.id]));
}

/** The names of users by their public ids. */
export function usernamesOf(
  db: Handle,
  publicIds: readonly string[],
): Promise<Pick<UserRow, "public_id" | "username">[]> {
  return db
    .selectFrom("users")
    .select(["public_id", "username"])
    .where("public_id", "in", listOf(publicIds))
    .execute();
}

/** Stores a new user. */
export function insertUser(
  db: Handle,
  user: NewUser & Pick<UserChanges, "must_change_password">,
): Promise<UserRow> {
  const moment = now();
  return db
    .insertInto("users")
    .values({ ...user, sessions_since: moment, inserted_at: moment, updated_at: moment })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes a user; ends their earlier sign-ins if requested. A new password ends the API keys that
 * they have named, and the link for choosing one. */
export async function updateUser(
  db: Handle,
  id: number,
  changes: UserChanges,
  { endsSessions = false } = {},
): Promise<UserRow> {
  const moment = now();
  if (endsSessions) await deleteSignIns(db, id);
  if (changes.password_hash !== undefined) {
    await deleteApiKeys(db, id);
    await deletePasskeys(db, id);
    await deletePasswordLink(db, id);
  }
  return db
    .updateTable("users")
    .set({ ...changes, ...(endsSessions ? { sessions_since: moment } : {}), updated_at: moment })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends all sign-ins of a user; the user does not change otherwise. */
export async function endSessions(db: Handle, id: number): Promise<void> {
  await db.updateTable("users").set({ sessions_since: now() }).where("id", "=", id).execute();
  await deleteSignIns(db, id);
}

/** Stores the time of a sign-in; the user does not change otherwise. */
export async function storeSignIn(db: Handle, id: number): Promise<void> {
  await db.updateTable("users").set({ signed_in_at: now() }).where("id", "=", id).execute();
}

/** The number of owners who can sign in. */
export async function countOwners(db: Handle): Promise<number> {
  const { count } = await db
    .selectFrom("users")
    .select((is) => is.fn.countAll().as("count"))
    .where("role", "=", "owner")
    .where("is_active", "=", 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores a password in a better hash; the user does not change otherwise. */
export async function replacePasswordHash(db: Handle, id: number, passwordHash: string): Promise<void> {
  await db.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", id).execute();
}

/** Deletes a user with their memberships and responses. */
export async function deleteUser(db: Handle, id: number): Promise<void> {
  await db.deleteFrom("users").where("id", "=", id).execute();
}
