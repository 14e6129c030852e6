import { type Kysely, sql } from "kysely";
import { byDialect } from "../database/dialects";

// Ordered by its bytes in both.
const text = byDialect({ sqlite: sql`text`, postgres: sql`text COLLATE "C"` });

/** The outcome of each attempt to send a message; it is deleted with the job of the message. */
export async function createDeliveryAttempts(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE delivery_attempts (
      job_id BIGINT NOT NULL REFERENCES jobs ON DELETE CASCADE,
      attempt BIGINT NOT NULL,
      outcome ${text} NOT NULL,
      http_status INTEGER,
      error ${text},
      milliseconds BIGINT NOT NULL,
      started_at ${text} NOT NULL,
      PRIMARY KEY (job_id, attempt)
    )`.execute(db);
}
