import { type Kysely, sql } from "kysely";

/**
 * Counts that screens ask for after every answer, kept by triggers: once for every statement, as thousands of rows
 * would else leave thousands of versions of one counter.
 */
export async function createCounters(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...records, ...responses]) await sql.raw(statement).execute(db);
}

const tables = [
  `CREATE TABLE dataset_counters (
    dataset_id BIGINT PRIMARY KEY REFERENCES datasets ON DELETE CASCADE,
    records BIGINT NOT NULL DEFAULT 0,
    completed BIGINT NOT NULL DEFAULT 0
  )`,
  `CREATE TABLE response_counters (
    dataset_id BIGINT NOT NULL REFERENCES datasets ON DELETE CASCADE,
    user_id BIGINT NOT NULL REFERENCES users ON DELETE CASCADE,
    status TEXT COLLATE "C" NOT NULL,
    responses BIGINT NOT NULL,
    PRIMARY KEY (dataset_id, user_id, status)
  )`,
  `CREATE FUNCTION count_dataset() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO dataset_counters (dataset_id) VALUES (NEW.id);
    RETURN NULL;
  END $$`,
  "CREATE TRIGGER dataset_inserted AFTER INSERT ON datasets FOR EACH ROW EXECUTE FUNCTION count_dataset()",
];

const completed = "count(*) FILTER (WHERE status = 'completed')";

const records = [
  ...counting("records", "count_records", {
    added: `
      UPDATE dataset_counters SET records = records + added.all, completed = dataset_counters.completed + added.completed
      FROM (SELECT dataset_id, count(*) AS all, ${completed} AS completed FROM now GROUP BY dataset_id) AS added
      WHERE dataset_counters.dataset_id = added.dataset_id;`,
    removed: `
      UPDATE dataset_counters
      SET records = records - removed.all, completed = dataset_counters.completed - removed.completed
      FROM (SELECT dataset_id, count(*) AS all, ${completed} AS completed FROM was GROUP BY dataset_id) AS removed
      WHERE dataset_counters.dataset_id = removed.dataset_id;`,
    changed: `
      UPDATE dataset_counters SET completed = completed + changed.difference
      FROM (
        SELECT now.dataset_id, sum((now.status = 'completed')::integer - (was.status = 'completed')::integer) AS difference
        FROM now JOIN was USING (id) WHERE now.status <> was.status GROUP BY now.dataset_id
      ) AS changed WHERE dataset_counters.dataset_id = changed.dataset_id;`,
  }),
];

const grouped = "GROUP BY dataset_id, user_id, status ORDER BY dataset_id, user_id, status";
const add = (from: string) => `
  INSERT INTO response_counters (dataset_id, user_id, status, responses)
  SELECT dataset_id, user_id, status, count(*) FROM ${from} ${grouped}
  ON CONFLICT (dataset_id, user_id, status)
  DO UPDATE SET responses = response_counters.responses + excluded.responses;`;
const remove = (from: string) => `
  UPDATE response_counters SET responses = responses - removed.all
  FROM (SELECT dataset_id, user_id, status, count(*) AS all FROM ${from} ${grouped}) AS removed
  WHERE response_counters.dataset_id = removed.dataset_id AND response_counters.user_id = removed.user_id
    AND response_counters.status = removed.status;`;
const moved = (side: string) => `
  (SELECT ${side}.* FROM now JOIN was USING (id) WHERE now.status <> was.status) AS ${side}`;

const responses = [
  ...counting("responses", "count_responses", {
    added: add("now"),
    removed: remove("was"),
    changed: `${remove(moved("was"))} ${add(moved("now"))}`,
  }),
];

/** Triggers that see all rows of a statement: as they are in `now`, as they were in `was`. */
function counting(
  table: string,
  name: string,
  work: Record<"added" | "removed" | "changed", string>,
): string[] {
  const seen = {
    added: "NEW TABLE AS now",
    removed: "OLD TABLE AS was",
    changed: "NEW TABLE AS now OLD TABLE AS was",
  };
  const events = { added: "INSERT", removed: "DELETE", changed: "UPDATE" };
  return (["added", "removed", "changed"] as const).flatMap((what) => [
    `CREATE FUNCTION ${name}_${what}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${work[what]} RETURN NULL; END $$`,
    `CREATE TRIGGER ${name}_${what} AFTER ${events[what]} ON ${table} REFERENCING ${seen[what]}
      FOR EACH STATEMENT EXECUTE FUNCTION ${name}_${what}()`,
  ]);
}
