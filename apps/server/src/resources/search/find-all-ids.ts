import type { RecordSearch } from "@glossa/contract";
import { sql } from "kysely";
import type { Handle } from "../../database/database";
import { byDialect } from "../../database/dialects";
import { type Selection, sourceOf } from "./search.repository";
import { maxSimilar, type SearchOptions, searchRecords, selectionOf } from "./search.service";

/** The ids of all records that a search finds, in no order. */
export async function findAllIds(
  db: Handle,
  search: RecordSearch,
  context: SearchOptions,
): Promise<number[]> {
  if (search.query?.vector) {
    const { found } = await searchRecords(db, search, context, { offset: 0, limit: maxSimilar });
    return found.map(({ id }) => id);
  }
  const selection = await selectionOf(db, search, context);
  return selection ? findIds(db, selection) : [];
}

/** The ids of a selection. They are one text: a row for each would keep the event loop busy. */
async function findIds(db: Handle, selection: Selection): Promise<number[]> {
  const { tables, where } = sourceOf(db, selection);
  const list = byDialect<string>({
    sqlite: sql`json_group_array(id)`,
    postgres: sql`coalesce(json_agg(id), '[]')::text`,
  });
  const found = sql`SELECT records.id AS id FROM ${tables} WHERE ${where}`;
  const { rows } = await sql<{ ids: string }>`SELECT ${list} AS ids FROM (${found}) AS found`.execute(db);
  return JSON.parse(rows[0]?.ids ?? "[]");
}
