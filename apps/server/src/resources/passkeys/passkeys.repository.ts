import type { Insertable, Selectable } from "kysely";
import { now, timestampOf } from "../../database/clock";
import type { Handle } from "../../database/database";
import type { Tables } from "../../database/tables/schema";
import type { Challenge } from "../../security/challenges";
import type { UserRow } from "../users/users.repository";

/** The stored public part of a passkey. */
export type PasskeyRow = Selectable<Tables["passkeys"]>;

/** The passkeys of a user, the newest first. */
export function listPasskeys(db: Handle, userId: number): Promise<PasskeyRow[]> {
  return db
    .selectFrom("passkeys")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("inserted_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** The passkey with an id of Web Authentication. */
export function findPasskey(db: Handle, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom("passkeys").selectAll().where("credential_id", "=", credentialId).executeTakeFirst();
}

/** The user of a passkey; undefined if the account has been deleted since. */
export function findUserOfPasskey(db: Handle, { user_id }: PasskeyRow): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", user_id).executeTakeFirst();
}

/** Whether a user has a passkey. */
export async function hasPasskey(db: Handle, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("passkeys")
    .select("id")
    .where("user_id", "=", userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a new passkey. */
export function insertPasskey(db: Handle, passkey: Insertable<Tables["passkeys"]>): Promise<PasskeyRow> {
  return db.insertInto("passkeys").values(passkey).returningAll().executeTakeFirstOrThrow();
}

/**
 * Notes a use of a passkey. Returns false if its counter has changed since it was read: a copy of the key may have
 * signed at the same time.
 */
export async function notePasskeyUse(
  db: Handle,
  { id, counter }: PasskeyRow,
  next: { counter: number; is_synced: number },
): Promise<boolean> {
  const noted = await db
    .updateTable("passkeys")
    .set({ ...next, last_used_at: now() })
    .where("id", "=", id)
    .where("counter", "=", counter)
    .returning("id")
    .executeTakeFirst();
  return noted !== undefined;
}

/** Deletes a passkey of a user and returns it; undefined if there is none. */
export function deletePasskey(db: Handle, userId: number, publicId: string): Promise<PasskeyRow | undefined> {
  return db
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .where("public_id", "=", publicId)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes all passkeys of a user. */
export async function deletePasskeys(db: Handle, userId: number): Promise<void> {
  await db.deleteFrom("passkeys").where("user_id", "=", userId).execute();
}

/** Uses up a challenge; false if it has been used before. */
export async function takeChallenge(db: Handle, { hash, endsAt }: Challenge): Promise<boolean> {
  await db.deleteFrom("used_challenges").where("ends_at", "<=", now()).execute();
  const taken = await db
    .insertInto("used_challenges")
    .values({ challenge_hash: hash, ends_at: timestampOf(endsAt) })
    .onConflict((conflict) => conflict.column("challenge_hash").doNothing())
    .returning("challenge_hash")
    .executeTakeFirst();
  return taken !== undefined;
}
