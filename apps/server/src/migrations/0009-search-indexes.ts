import { type Kysely, sql } from "kysely";
import { type DialectName, dialectOf } from "../database/dialects";

const indexes: Record<DialectName, readonly string[]> = {
  // The columns that searches need of records that an index has found; they are stored apart from the texts.
  sqlite: ["CREATE INDEX records_by_id ON records (id, status, rnd, inserted_at)"],
  postgres: [],
};

/** Lets searches read narrow indexes instead of whole records. */
export async function addSearchIndexes(db: Kysely<unknown>): Promise<void> {
  for (const statement of indexes[dialectOf(db)]) await sql.raw(statement).execute(db);
}
