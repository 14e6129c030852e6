import { now, timestampOf } from "../../database/clock";
import type { Handle } from "../../database/database";
import type { UserRow } from "../users/users.repository";

/** Stores a user's link; an earlier one ends. */
export async function storePasswordLink(
  db: Handle,
  link: { user_id: number; token_hash: string; ends_at: string },
): Promise<void> {
  const moment = now();
  await db.deleteFrom("password_links").where("ends_at", "<=", moment).execute();
  await db
    .insertInto("password_links")
    .values({ ...link, inserted_at: moment })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ ...link, inserted_at: moment }))
    .execute();
}

/** The user whose link has a hash; undefined if it has ended or the account is switched off. */
export function findUserByPasswordLink(db: Handle, tokenHash: string): Promise<UserRow | undefined> {
  return db
    .selectFrom("users")
    .innerJoin("password_links", "password_links.user_id", "users.id")
    .selectAll("users")
    .where("password_links.token_hash", "=", tokenHash)
    .where("password_links.ends_at", ">", timestampOf(Date.now()))
    .where("users.is_active", "=", 1)
    .executeTakeFirst();
}

/** Ends a user's link. */
export async function deletePasswordLink(db: Handle, userId: number): Promise<void> {
  await db.deleteFrom("password_links").where("user_id", "=", userId).execute();
}
