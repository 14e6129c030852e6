import { type Kysely, sql } from "kysely";
import { byDialect } from "../database/dialects";

// Ordered by its bytes in both.
const text = byDialect({ sqlite: sql`text`, postgres: sql`text COLLATE "C"` });

/** The accounts of identity providers by which users sign in. */
export async function createIdentities(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE identities (
      issuer ${text} NOT NULL,
      subject ${text} NOT NULL,
      user_id BIGINT NOT NULL REFERENCES users ON DELETE CASCADE,
      inserted_at ${text} NOT NULL,
      PRIMARY KEY (issuer, subject)
    )`.execute(db);
  // Removing people looks for what hangs on them.
  await db.schema.createIndex("identities_by_user").on("identities").columns(["user_id"]).execute();
}
