import type { Preferences } from "@glossa/contract";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";

/** What a person chose; nothing at first. */
export async function findPreferences(db: Handle, userId: number): Promise<Preferences> {
  const row = await db
    .selectFrom("preferences")
    .select("document")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ? JSON.parse(row.document) : {};
}

/** What a person chose, to be changed: whoever else wants to change it waits for the end of this transaction. */
export async function lockPreferences(db: Handle, userId: number): Promise<Preferences> {
  // A row that is written is locked on every database, also where writers do not wait for each other.
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

/** Keeps what a person chose in place of what was kept before. */
export async function storePreferences(db: Handle, userId: number, document: string): Promise<void> {
  await db.updateTable("preferences").set({ document }).where("user_id", "=", userId).execute();
}
