import type { Kysely } from "kysely";

/** The column has the name that the API and the glossary use. */
export async function renameResponseValues(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("responses").renameColumn("answers", "values").execute();
}
