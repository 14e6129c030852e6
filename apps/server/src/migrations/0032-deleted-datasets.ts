import { type Kysely, sql } from "kysely";
import { byDialect } from "../database/dialects";

// Ordered by its bytes in both.
const text = byDialect({ sqlite: sql`text`, postgres: sql`text COLLATE "C"` });

/** Who deleted a dataset, when, and its name, which another dataset may take meanwhile. */
export async function addDeletedDatasets(db: Kysely<unknown>): Promise<void> {
  for (const column of ["deleted_at", "deleted_by", "deleted_name"])
    await sql`ALTER TABLE datasets ADD COLUMN ${sql.ref(column)} ${text}`.execute(db);
}
