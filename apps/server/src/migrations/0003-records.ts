import { type Kysely, sql } from "kysely";

const entity = sql.raw(`
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  dataset_id INTEGER NOT NULL REFERENCES datasets ON DELETE CASCADE,
  inserted_at TEXT NOT NULL,
  updated_at TEXT NOT NULL`);

const record = sql.raw("record_id INTEGER NOT NULL REFERENCES records ON DELETE CASCADE");
const question = sql.raw("question_id INTEGER NOT NULL REFERENCES questions ON DELETE CASCADE");

/** Records and everything that hangs on them; the `_values`, `_scores` and metadata tables exist to be searched. */
export async function createRecords(db: Kysely<unknown>): Promise<void> {
  await createRecordTables(db);
  await createResponseTables(db);
  await createSuggestionTables(db);
}

async function createRecordTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE records (
      ${entity},
      external_id TEXT,
      fields TEXT NOT NULL,
      metadata TEXT,
      status TEXT NOT NULL,
      rnd INTEGER NOT NULL,
      UNIQUE (dataset_id, external_id)
    )`.execute(db);
  await sql`CREATE INDEX records_in_order ON records (dataset_id, inserted_at, id)`.execute(db);
  await sql`CREATE INDEX records_at_random ON records (dataset_id, rnd, id)`.execute(db);
  await sql`CREATE INDEX records_at_random_by_status ON records (dataset_id, status, rnd, id)`.execute(db);
  await sql`
    CREATE TABLE record_metadata (
      dataset_id INTEGER NOT NULL,
      ${record},
      property_id INTEGER NOT NULL REFERENCES metadata_properties ON DELETE CASCADE,
      ordinal INTEGER NOT NULL,
      txt TEXT,
      num REAL,
      PRIMARY KEY (record_id, property_id, ordinal)
    ) WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX record_metadata_by_text ON record_metadata (property_id, txt, record_id)`.execute(
    db,
  );
  await sql`
    CREATE INDEX record_metadata_by_number ON record_metadata (property_id, num, record_id) WHERE num IS NOT NULL
  `.execute(db);
  await sql`
    CREATE TABLE vectors (
      dataset_id INTEGER NOT NULL,
      vector_settings_id INTEGER NOT NULL REFERENCES vectors_settings ON DELETE CASCADE,
      ${record},
      value BLOB NOT NULL,
      is_zero INTEGER NOT NULL,
      PRIMARY KEY (vector_settings_id, record_id)
    )`.execute(db);
  await sql`CREATE INDEX vectors_by_record ON vectors (record_id)`.execute(db);
}

async function createResponseTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE responses (
      ${entity},
      ${record},
      user_id INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
      status TEXT NOT NULL,
      answers TEXT,
      UNIQUE (user_id, record_id)
    )`.execute(db);
  await sql`CREATE INDEX responses_by_record ON responses (record_id, status)`.execute(db);
  await sql`CREATE INDEX responses_by_status ON responses (dataset_id, user_id, status, record_id)`.execute(
    db,
  );
  await sql`
    CREATE TABLE response_values (
      dataset_id INTEGER NOT NULL,
      response_id INTEGER NOT NULL REFERENCES responses ON DELETE CASCADE,
      ${record},
      user_id INTEGER NOT NULL,
      ${question},
      txt TEXT NOT NULL,
      num REAL,
      PRIMARY KEY (response_id, question_id, txt)
    ) WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX response_values_by_value ON response_values (question_id, txt, record_id, user_id)`.execute(
    db,
  );
  await sql`CREATE INDEX response_values_by_record ON response_values (record_id)`.execute(db);
}

async function createSuggestionTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE suggestions (
      ${entity},
      ${record},
      ${question},
      value TEXT NOT NULL,
      type TEXT,
      agent TEXT,
      score TEXT,
      UNIQUE (record_id, question_id)
    )`.execute(db);
  await sql`CREATE INDEX suggestions_by_agent ON suggestions (question_id, agent, record_id)`.execute(db);
  const searched = sql.raw("suggestion_id INTEGER NOT NULL REFERENCES suggestions ON DELETE CASCADE");
  await sql`
    CREATE TABLE suggestion_values (
      dataset_id INTEGER NOT NULL, ${searched}, record_id INTEGER NOT NULL, question_id INTEGER NOT NULL,
      txt TEXT NOT NULL, num REAL,
      PRIMARY KEY (suggestion_id, txt)
    ) WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX suggestion_values_by_value ON suggestion_values (question_id, txt, record_id)`.execute(
    db,
  );
  await sql`
    CREATE TABLE suggestion_scores (
      dataset_id INTEGER NOT NULL, ${searched}, record_id INTEGER NOT NULL, question_id INTEGER NOT NULL,
      ordinal INTEGER NOT NULL, score REAL NOT NULL,
      PRIMARY KEY (suggestion_id, ordinal)
    ) WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX suggestion_scores_by_score ON suggestion_scores (question_id, score, record_id)`.execute(
    db,
  );
}
