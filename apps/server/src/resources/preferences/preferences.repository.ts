import type { Preferences } from "@glossa/contract";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";

/** The preferences of a user; empty at first. */
export async function findPreferences(db: Handle, userId: number): Promise<Preferences> {
  const row = await db
    .selectFrom("preferences")
    .select("document")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ? JSON.parse(row.document) : {};
}

/** The preferences of a user, locked for a change until the end of this transaction. */
export async function lockPreferences(db: Handle, userId: number): Promise<Preferences> {
  // Writing a row locks it on every database, including those with concurrent writers.
  const { document } = await db
    .insertInto("preferences")
    .values({ user_id: userId, document: "{}", updated_at: now() })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet((row) => ({ updated_at: row.ref("excluded.updated_at") })),
    )
    .returning("document")
    .executeTakeFirstOrThrow();
  return JSON.parse(document);
}

/** Replaces the preferences of a user. */
export async function storePreferences(db: Handle, userId: number, document: string): Promise<void> {
  await db.updateTable("preferences").set({ document }).where("user_id", "=", userId).execute();
}
