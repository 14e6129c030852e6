import type { Kysely } from "kysely";

/** How far jobs are: of how many pieces of work so many are done. */
export async function addJobProgress(db: Kysely<unknown>): Promise<void> {
  for (const column of ["done", "total"])
    await db.schema.alterTable("jobs").addColumn(column, "bigint").execute();
}
