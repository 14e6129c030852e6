import { type Kysely, sql } from "kysely";

const entity = sql.raw(`
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  inserted_at TEXT NOT NULL,
  updated_at TEXT NOT NULL`);

const ofDataset = sql.raw(`
  dataset_id INTEGER NOT NULL REFERENCES datasets ON DELETE CASCADE,
  name TEXT NOT NULL,
  title TEXT NOT NULL,
  UNIQUE (dataset_id, name)`);

/** Datasets and what they are made of. */
export async function createDatasets(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE datasets (
      ${entity},
      workspace_id INTEGER NOT NULL REFERENCES workspaces,
      name TEXT NOT NULL,
      guidelines TEXT,
      allow_extra_metadata INTEGER NOT NULL,
      status TEXT NOT NULL,
      min_submitted INTEGER NOT NULL,
      metadata TEXT,
      last_activity_at TEXT NOT NULL,
      UNIQUE (workspace_id, name)
    )`.execute(db);
  await sql`
    CREATE TABLE dataset_users (
      dataset_id INTEGER NOT NULL REFERENCES datasets ON DELETE CASCADE,
      user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
      PRIMARY KEY (dataset_id, user_id)
    ) WITHOUT ROWID`.execute(db);
  await sql`CREATE TABLE fields (${entity}, required INTEGER NOT NULL, settings TEXT NOT NULL, ${ofDataset})`.execute(
    db,
  );
  await sql`
    CREATE TABLE questions (
      ${entity}, required INTEGER NOT NULL, settings TEXT NOT NULL, description TEXT, ${ofDataset}
    )`.execute(db);
  await sql`
    CREATE TABLE metadata_properties (
      ${entity}, settings TEXT NOT NULL, visible_for_annotators INTEGER NOT NULL, ${ofDataset}
    )`.execute(db);
  await sql`CREATE TABLE vectors_settings (${entity}, dimensions INTEGER NOT NULL, ${ofDataset})`.execute(db);
}
