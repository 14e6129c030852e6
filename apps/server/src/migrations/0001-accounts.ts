import { type Kysely, sql } from "kysely";

/** People, their workspaces, and facts about the installation. */
export async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID`.execute(db);
  await sql`
    CREATE TABLE users (
      id INTEGER PRIMARY KEY,
      public_id TEXT NOT NULL UNIQUE,
      first_name TEXT NOT NULL,
      last_name TEXT,
      username TEXT NOT NULL UNIQUE,
      role TEXT NOT NULL,
      password_hash TEXT NOT NULL,
      api_key_hash TEXT NOT NULL UNIQUE,
      api_key_sealed TEXT NOT NULL,
      inserted_at TEXT NOT NULL,
      updated_at TEXT NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE workspaces (
      id INTEGER PRIMARY KEY,
      public_id TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL UNIQUE,
      inserted_at TEXT NOT NULL,
      updated_at TEXT NOT NULL
    )`.execute(db);
  await sql`
    CREATE TABLE workspace_users (
      workspace_id INTEGER NOT NULL REFERENCES workspaces ON DELETE CASCADE,
      user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
      inserted_at TEXT NOT NULL,
      PRIMARY KEY (workspace_id, user_id)
    ) WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX workspace_users_by_user ON workspace_users (user_id)`.execute(db);
}
