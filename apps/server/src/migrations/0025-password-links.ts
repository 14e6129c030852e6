import { type Kysely, sql } from "kysely";
import { byDialect } from "../database/dialects";

// Ordered by its bytes in both.
const text = byDialect({ sqlite: sql`text`, postgres: sql`text COLLATE "C"` });

/** Links with which people choose their password; one for each person at most. */
export async function createPasswordLinks(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE password_links (
      user_id BIGINT NOT NULL PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      token_hash ${text} NOT NULL UNIQUE,
      inserted_at ${text} NOT NULL,
      ends_at ${text} NOT NULL
    )`.execute(db);
}
