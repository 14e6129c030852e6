import type { Insertable, Selectable } from "kysely";
import type { Handle } from "../../database/database";
import type { Tables } from "../../database/tables/schema";

/** A stored API key. */
export type ApiKeyRow = Selectable<Tables["api_keys"]>;

/** The API keys of a user, the newest first. */
export function listApiKeys(db: Handle, userId: number): Promise<ApiKeyRow[]> {
  return db.selectFrom("api_keys").selectAll().where("user_id", "=", userId).orderBy("id", "desc").execute();
}

/** Stores a new API key. */
export function insertApiKey(db: Handle, key: Insertable<Tables["api_keys"]>): Promise<ApiKeyRow> {
  return db.insertInto("api_keys").values(key).returningAll().executeTakeFirstOrThrow();
}

/** Deletes an API key of a user and returns it; undefined if there is none. */
export function deleteApiKey(db: Handle, userId: number, publicId: string): Promise<ApiKeyRow | undefined> {
  return db
    .deleteFrom("api_keys")
    .where("user_id", "=", userId)
    .where("public_id", "=", publicId)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes all API keys of a user. */
export async function deleteApiKeys(db: Handle, userId: number): Promise<void> {
  await db.deleteFrom("api_keys").where("user_id", "=", userId).execute();
}
