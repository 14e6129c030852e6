import { type Kysely, sql } from "kysely";

const entity = sql.raw(`
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  inserted_at TEXT NOT NULL,
  updated_at TEXT NOT NULL`);

/** Work that continues after the reply to its request, and the addresses that are notified of events. */
export async function createJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE jobs (
      ${entity},
      kind TEXT NOT NULL,
      payload TEXT NOT NULL,
      status TEXT NOT NULL,
      attempts INTEGER NOT NULL,
      due_at TEXT NOT NULL,
      error TEXT
    )`.execute(db);
  await sql`CREATE INDEX jobs_due ON jobs (due_at, id) WHERE status = 'queued'`.execute(db);
  await sql`
    CREATE TABLE webhooks (
      ${entity},
      url TEXT NOT NULL,
      secret_sealed TEXT NOT NULL,
      events TEXT NOT NULL,
      enabled INTEGER NOT NULL,
      description TEXT
    )`.execute(db);
}
