import type { Kysely } from "kysely";

/** Columns have the names of the glossary. */
export async function renameColumns(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("responses").renameColumn("answers", "values").execute();
  await db.schema.alterTable("users").renameColumn("api_key_sealed", "api_key_encrypted").execute();
  await db.schema.alterTable("webhooks").renameColumn("secret_sealed", "secret_encrypted").execute();
}
