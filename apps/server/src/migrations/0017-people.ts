import { type Kysely, sql } from "kysely";
import { byDialect } from "../database/dialects";

// Ordered by its bytes in both.
const text = byDialect({ sqlite: sql`text`, postgres: sql`text COLLATE "C"` });

/** Whether a user may sign in, whether they must change their password first, and when they last signed in. */
export async function addAccountStates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("users")
    .addColumn("is_active", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable("users")
    .addColumn("must_change_password", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("users").addColumn("signed_in_at", text).execute();
}
