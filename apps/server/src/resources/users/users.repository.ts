import type { UserRole } from "@glossa/contract";
import { type Selectable, sql } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import { byDialect } from "../../database/dialects";
import type { Tables } from "../../database/schema";
import type { Caller } from "../../http/caller";

/** A stored person. */
export type UserRow = Selectable<Tables["users"]>;

/** What a new person is stored with. */
export type NewUser = Pick<
  UserRow,
  | "public_id"
  | "first_name"
  | "last_name"
  | "username"
  | "role"
  | "password_hash"
  | "api_key_hash"
  | "api_key_sealed"
>;

/** Everyone, in the order in which they came. */
export function listUsers(db: Handle): Promise<UserRow[]> {
  return db.selectFrom("users").selectAll().orderBy("inserted_at").orderBy("id").execute();
}

/** One person by the id that travels. */
export function findUser(db: Handle, publicId: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("public_id", "=", publicId).executeTakeFirst();
}

/** One person by their inner id. */
export function getUser(db: Handle, id: number): Promise<UserRow> {
  return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** One person by the name they sign in with. */
export function findUserByName(db: Handle, username: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("username", "=", username).executeTakeFirst();
}

/** The inner ids of people by the ids that travel. */
export async function findUserIds(db: Handle, publicIds: readonly string[]): Promise<Map<string, number>> {
  if (publicIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("users")
    .select(["id", "public_id"])
    .where("public_id", "in", publicIds)
    .execute();
  return new Map(rows.map((row) => [row.public_id, row.id]));
}

/** The person behind credentials, with the workspaces they are a member of. */
export async function findCaller(
  db: Handle,
  by: { api_key_hash: string } | { username: string },
): Promise<Caller | undefined> {
  const [column, value] =
    "username" in by ? (["username", by.username] as const) : (["api_key_hash", by.api_key_hash] as const);
  const row = await db
    .selectFrom("users")
    .select(["id", "public_id", "username", "role"])
    .select(memberships.as("workspaces"))
    .where(column, "=", value)
    .executeTakeFirst();
  return row && { ...callerOf(row), workspaceIds: new Set<number>(JSON.parse(row.workspaces)) };
}

// One round trip for every request there is: who asks, and where they belong.
const memberships = byDialect<string>({
  sqlite: sql`(SELECT json_group_array(workspace_id) FROM workspace_users WHERE user_id = users.id)`,
  postgres: sql`(SELECT coalesce(json_agg(workspace_id), '[]')::text FROM workspace_users WHERE user_id = users.id)`,
});

function callerOf(row: { id: number; public_id: string; username: string; role: UserRole }) {
  return { id: row.id, publicId: row.public_id, username: row.username, role: row.role };
}

/** Stores a new person. */
export function insertUser(db: Handle, user: NewUser): Promise<UserRow> {
  const moment = now();
  return db
    .insertInto("users")
    .values({ ...user, inserted_at: moment, updated_at: moment })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes a person. */
export function updateUser(db: Handle, id: number, changes: Partial<NewUser>): Promise<UserRow> {
  return db
    .updateTable("users")
    .set({ ...changes, updated_at: now() })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores a password in a better hash; nothing about the person has changed. */
export async function replacePasswordHash(db: Handle, id: number, passwordHash: string): Promise<void> {
  await db.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", id).execute();
}

/** Removes a person with their memberships and answers. */
export async function deleteUser(db: Handle, id: number): Promise<void> {
  await db.deleteFrom("users").where("id", "=", id).execute();
}
