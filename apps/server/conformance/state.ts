import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Database, Handle } from "../src/database/database";
import { loadSchema } from "../src/resources/datasets/dataset-schema";
import { listDatasets } from "../src/resources/datasets/datasets.repository";
import { indexMetadata } from "../src/resources/records/record-metadata.repository";
import { storersFor } from "../src/resources/records/vectors.repository";
import { indexResponses, listResponses } from "../src/resources/responses/responses.repository";
import { engineOf } from "../src/resources/search/engines/engines";
import { indexSuggestions, listSuggestions } from "../src/resources/suggestions/suggestions.repository";
import { type DeliveryPayload, deliveryKind } from "../src/resources/webhooks/deliveries.repository";
import type { Keys } from "../src/security/secret";
import type { Ids, StoredRow } from "./columns";
import type { ConformanceCase, Json, JsonObject } from "./conformance-case";
import { type Snapshot, tables } from "./tables";

/** Empties a database. */
export async function clear(db: Handle): Promise<void> {
  for (const { id } of await db.selectFrom("datasets").select("id").execute()) {
    await engineOf(db).dropIndex(db, id);
  }
  // All other rows refer to these.
  for (const name of ["datasets", "workspaces", "users", "webhooks", "jobs"])
    await sql`DELETE FROM ${sql.table(name)}`.execute(db);
}

/** Inserts rows into an empty database, including rows that the API could not create. */
export async function load(db: Handle, given: ConformanceCase["given"], keys: Keys): Promise<void> {
  const known = new Map<string, number>();
  const ids: Ids = {
    inner: (table, publicId) => known.get(`${table} ${publicId}`) ?? 0,
    outer: () => "",
  };
  const datasetOf = (recordId: unknown) => {
    const record = given.records?.find((row) => row.id === recordId);
    return ids.inner("datasets", record?.dataset_id);
  };
  for (const [name, table] of Object.entries(tables)) {
    for (const row of given[name] ?? []) {
      const stored: StoredRow = { ...table.extra?.(row, { ids, keys, datasetOf }) };
      for (const [column, { write }] of Object.entries(table.columns)) {
        Object.assign(stored, write(readable(column, row[column] ?? null), { ids, keys, datasetOf }));
      }
      const id = await insert(db, table.stored, stored);
      known.set(`${name} ${row.id}`, id);
    }
  }
  await indexAll(db);
}

/** Some states contain settings without a type, which no server can have accepted: they count as those of a text. */
function readable(column: string, value: Json): Json {
  const isEmpty = column === "settings" && isDeepStrictEqual(value, {});
  return isEmpty ? { type: "text", use_markdown: false } : value;
}

async function insert(db: Handle, table: string, row: StoredRow): Promise<number> {
  const columns = Object.keys(row).map((name) => sql.ref(name));
  const returning = "public_id" in row ? sql`RETURNING id` : sql``;
  const { single, double } = storersFor(db);
  const values = Object.entries(row).map(([column, value]) => {
    if (!Array.isArray(value)) return value;
    return column === "sent" ? double(value) : single(value);
  });
  const { rows } = await sql<{ id: number }>`
    INSERT INTO ${sql.table(table)} (${sql.join(columns)}) VALUES (${sql.join(values)}) ${returning}
  `.execute(db);
  return rows[0]?.id ?? 0;
}

/** Indexes the loaded records. */
async function indexAll(db: Handle): Promise<void> {
  for (const dataset of await listDatasets(db, {})) {
    const schema = await loadSchema(db, dataset);
    const records = await db.selectFrom("records").selectAll().where("dataset_id", "=", dataset.id).execute();
    if (dataset.status === "draft" && records.length === 0) continue;
    await engineOf(db).createIndex(db, dataset.id, schema.fields);
    const parsed = records.map((row) => ({
      datasetId: dataset.id,
      recordId: row.id,
      fields: JSON.parse(row.fields),
      metadata: JSON.parse(row.metadata ?? "null"),
    }));
    await engineOf(db).indexTexts(db, dataset.id, parsed, schema.fields);
    await indexMetadata(db, parsed, schema.metadata);
    const recordIds = records.map((row) => row.id);
    const base = { datasetId: dataset.id };
    const responses = (await listResponses(db, recordIds)).map((row) => ({
      ...base,
      ...row,
      recordId: row.record_id,
      userId: row.user_id,
      values: JSON.parse(row.values ?? "{}"),
    }));
    await indexResponses(db, responses, schema.questions);
    const suggestions = (await listSuggestions(db, recordIds)).flatMap((row) => {
      const question = schema.questions.find((each) => each.id === row.question_id);
      const sent = {
        ...row,
        question_id: "",
        value: JSON.parse(row.value),
        score: JSON.parse(row.score ?? "null"),
      };
      return question ? [{ ...base, id: row.id, recordId: row.record_id, question, sent }] : [];
    });
    await indexSuggestions(db, suggestions);
  }
}

/** The enqueued webhook messages: receiver, subject, time and content. */
export async function orderedMessages({ writer }: Database): Promise<Json[]> {
  const jobs = await writer
    .selectFrom("jobs")
    .select("payload")
    .where("kind", "=", deliveryKind)
    .orderBy("id")
    .execute();
  return jobs.map(({ payload }) => {
    const { webhookId, body } = JSON.parse(payload) as DeliveryPayload;
    const { type, timestamp, data } = JSON.parse(body);
    return [webhookId, type, timestamp.replace(/Z$/, ""), data];
  });
}

/** Reads every table, in the format of the files. */
export async function snapshot({ writer }: Database, keys: Keys): Promise<Snapshot> {
  const known = new Map<string, string>();
  const ids: Ids = {
    inner: () => 0,
    outer: (table, id) => known.get(`${table} ${id}`) ?? "",
  };
  const result: Snapshot = {};
  for (const [name, table] of Object.entries(tables)) {
    const { rows } = await sql<StoredRow>`SELECT * FROM ${sql.table(table.stored)}`.execute(writer);
    for (const row of rows) known.set(`${name} ${row.id}`, String(row.public_id));
    result[name] = rows.map(
      (row): JsonObject =>
        Object.fromEntries(
          Object.entries(table.columns).map(([column, { read }]) => [
            column,
            read(row, { ids, keys, datasetOf: () => 0 }),
          ]),
        ),
    );
  }
  return result;
}
