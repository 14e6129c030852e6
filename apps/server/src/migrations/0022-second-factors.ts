import { type Kysely, sql } from "kysely";
import { byDialect } from "../database/dialects";

// Ordered by its bytes in both.
const text = byDialect({ sqlite: sql`text`, postgres: sql`text COLLATE "C"` });

/** The secrets of authenticator apps, and the codes that replace the app once each. */
export async function createSecondFactors(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE second_factors (
      user_id BIGINT NOT NULL PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      secret_encrypted ${text} NOT NULL,
      is_on INTEGER NOT NULL,
      last_period BIGINT NOT NULL,
      inserted_at ${text} NOT NULL,
      updated_at ${text} NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE recovery_codes (
      user_id BIGINT NOT NULL REFERENCES users ON DELETE CASCADE,
      code_hash ${text} NOT NULL,
      PRIMARY KEY (user_id, code_hash)
    )`.execute(db);
}
