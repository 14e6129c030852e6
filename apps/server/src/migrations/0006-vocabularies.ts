import { type Kysely, sql } from "kysely";

/** Lists of the words of each dataset, in which similar ones are found; newer datasets get theirs with their words. */
export async function createVocabularies(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM sqlite_master
    WHERE name GLOB 'record_words_[0-9]*' AND sql LIKE 'CREATE VIRTUAL TABLE%'
  `.execute(db);
  for (const { name } of rows) {
    const terms = sql.table(name.replace("words", "terms"));
    await sql`CREATE VIRTUAL TABLE ${terms} USING fts5vocab(${sql.table(name)}, 'row')`.execute(db);
  }
}
