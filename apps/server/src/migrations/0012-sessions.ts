import { type Kysely, sql } from "kysely";
import { type DialectName, dialectOf } from "../database/dialects";

const text: Record<DialectName, string> = { sqlite: "TEXT", postgres: 'TEXT COLLATE "C"' };

/** Since when the sign-ins of a person count: tokens that were signed before are refused. */
export async function addSessions(db: Kysely<unknown>): Promise<void> {
  const type = sql.raw(text[dialectOf(db)]);
  await sql`ALTER TABLE users ADD COLUMN sessions_since ${type} NOT NULL DEFAULT ''`.execute(db);
}
