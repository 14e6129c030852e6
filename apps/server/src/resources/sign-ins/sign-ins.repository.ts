import { type Insertable, type Selectable, sql } from "kysely";
import { now, timestampOf } from "../../database/clock";
import type { Handle } from "../../database/database";
import type { Tables } from "../../database/tables/schema";

/** A stored sign-in. */
export type SignInRow = Selectable<Tables["sign_ins"]>;

const maxListed = 100;

/** The sign-ins of a user that have not ended, the last used first, as many as a person can look through. */
export function listSignIns(db: Handle, userId: number): Promise<SignInRow[]> {
  return db
    .selectFrom("sign_ins")
    .innerJoin("users", (on) =>
      on.onRef("users.id", "=", "sign_ins.user_id").onRef("users.sessions_since", "=", "sign_ins.since"),
    )
    .selectAll("sign_ins")
    .where("user_id", "=", userId)
    .where("ends_at", ">", timestampOf(Date.now()))
    .orderBy("last_used_at", "desc")
    .orderBy("sign_ins.id", "desc")
    .limit(maxListed)
    .execute();
}

/** Stores a sign-in; a user has a limited number, and the least recently used ones are deleted. */
export async function insertSignIn(
  db: Handle,
  signIn: Insertable<Tables["sign_ins"]>,
  max: number,
): Promise<void> {
  await db.insertInto("sign_ins").values(signIn).execute();
  const kept = sql<number>`
    SELECT id FROM sign_ins WHERE user_id = ${signIn.user_id}
    ORDER BY last_used_at DESC, id DESC LIMIT ${sql.lit(max)}`;
  await db
    .deleteFrom("sign_ins")
    .where("user_id", "=", signIn.user_id)
    .where(sql<boolean>`id NOT IN (${kept})`)
    .execute();
}

/** Ends one sign-in of a user; false if there is none. */
export async function deleteSignIn(db: Handle, userId: number, publicId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom("sign_ins")
    .where("user_id", "=", userId)
    .where("public_id", "=", publicId)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Deletes all sign-ins of a user. */
export async function deleteSignIns(db: Handle, userId: number): Promise<void> {
  await db.deleteFrom("sign_ins").where("user_id", "=", userId).execute();
}

/** Ends all sign-ins of a user but one, and all tokens that belong to no stored sign-in. */
export async function deleteOtherSignIns(db: Handle, userId: number, keptId: string): Promise<void> {
  const since = now();
  await db.updateTable("users").set({ sessions_since: since }).where("id", "=", userId).execute();
  await db
    .updateTable("sign_ins")
    .set({ since })
    .where("public_id", "=", keptId)
    .where("user_id", "=", userId)
    .execute();
  await db.deleteFrom("sign_ins").where("user_id", "=", userId).where("public_id", "!=", keptId).execute();
}
