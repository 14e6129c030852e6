import { type Kysely, sql } from "kysely";

/**
 * Counts that screens ask for after every answer. Triggers keep them: they also fire when rows go because their
 * dataset, record or user went, which no code here sees.
 */
export async function createCounters(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE dataset_counters (
      dataset_id INTEGER PRIMARY KEY REFERENCES datasets ON DELETE CASCADE,
      records INTEGER NOT NULL DEFAULT 0,
      completed INTEGER NOT NULL DEFAULT 0
    )`.execute(db);
  await sql`
    CREATE TABLE response_counters (
      dataset_id INTEGER NOT NULL REFERENCES datasets ON DELETE CASCADE,
      user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
      status TEXT NOT NULL,
      responses INTEGER NOT NULL,
      PRIMARY KEY (dataset_id, user_id, status)
    ) WITHOUT ROWID`.execute(db);
  await sql`
    CREATE TRIGGER dataset_inserted AFTER INSERT ON datasets BEGIN
      INSERT INTO dataset_counters (dataset_id) VALUES (NEW.id);
    END`.execute(db);
  await countRecords(db);
  await countResponses(db);
}

async function countRecords(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TRIGGER record_inserted AFTER INSERT ON records BEGIN
      UPDATE dataset_counters SET records = records + 1, completed = completed + (NEW.status = 'completed')
      WHERE dataset_id = NEW.dataset_id;
    END`.execute(db);
  await sql`
    CREATE TRIGGER record_status_changed AFTER UPDATE OF status ON records WHEN OLD.status <> NEW.status BEGIN
      UPDATE dataset_counters SET completed = completed + (NEW.status = 'completed') - (OLD.status = 'completed')
      WHERE dataset_id = NEW.dataset_id;
    END`.execute(db);
  await sql`
    CREATE TRIGGER record_deleted AFTER DELETE ON records BEGIN
      UPDATE dataset_counters SET records = records - 1, completed = completed - (OLD.status = 'completed')
      WHERE dataset_id = OLD.dataset_id;
    END`.execute(db);
}

async function countResponses(db: Kysely<unknown>): Promise<void> {
  const add = sql.raw(`
    INSERT INTO response_counters (dataset_id, user_id, status, responses)
    VALUES (NEW.dataset_id, NEW.user_id, NEW.status, 1)
    ON CONFLICT DO UPDATE SET responses = responses + 1`);
  const remove = sql.raw(`
    UPDATE response_counters SET responses = responses - 1
    WHERE dataset_id = OLD.dataset_id AND user_id = OLD.user_id AND status = OLD.status`);
  await sql`CREATE TRIGGER response_inserted AFTER INSERT ON responses BEGIN ${add}; END`.execute(db);
  await sql`CREATE TRIGGER response_deleted AFTER DELETE ON responses BEGIN ${remove}; END`.execute(db);
  await sql`
    CREATE TRIGGER response_status_changed AFTER UPDATE OF status ON responses WHEN OLD.status <> NEW.status BEGIN
      ${remove}; ${add};
    END`.execute(db);
}
