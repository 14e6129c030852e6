import type { Selectable } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import type { Tables } from "../../database/tables/schema";

/** The stored second factor of a user. */
export type SecondFactorRow = Selectable<Tables["second_factors"]>;

/** The second factor of a user, confirmed or not. */
export function findSecondFactor(db: Handle, userId: number): Promise<SecondFactorRow | undefined> {
  return db.selectFrom("second_factors").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Whether a user must enter a code besides the password. */
export async function hasSecondFactor(db: Handle, userId: number): Promise<boolean> {
  return (await findSecondFactor(db, userId))?.is_on === 1;
}

/** Stores a secret that is not confirmed yet, in place of an earlier one. */
export async function storeSecret(db: Handle, userId: number, secret_encrypted: string): Promise<void> {
  const time = now();
  const fresh = { secret_encrypted, is_on: 0, last_period: 0, inserted_at: time, updated_at: time };
  await db
    .insertInto("second_factors")
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(fresh))
    .execute();
}

/** Marks the code of a period as used; false if that code or a later one has been used. */
export async function takePeriod(db: Handle, userId: number, period: number): Promise<boolean> {
  const taken = await db
    .updateTable("second_factors")
    .set({ last_period: period })
    .where("user_id", "=", userId)
    .where("last_period", "<", period)
    .returning("user_id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Switches a second factor on. */
export async function switchOn(db: Handle, userId: number): Promise<void> {
  await db
    .updateTable("second_factors")
    .set({ is_on: 1, updated_at: now() })
    .where("user_id", "=", userId)
    .execute();
}

/** Deletes the second factor of a user with its recovery codes. */
export async function deleteSecondFactor(db: Handle, userId: number): Promise<void> {
  await db.deleteFrom("second_factors").where("user_id", "=", userId).execute();
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

/** Replaces the recovery codes of a user. */
export async function replaceRecoveryCodes(
  db: Handle,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await db
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Uses up a recovery code; false if the user has no such code. */
export async function takeRecoveryCode(db: Handle, userId: number, codeHash: string): Promise<boolean> {
  const taken = await db
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("code_hash", "=", codeHash)
    .returning("user_id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** How many recovery codes a user has left. */
export async function countRecoveryCodes(db: Handle, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select((is) => is.fn.countAll().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
