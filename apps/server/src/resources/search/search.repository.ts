import { type RawBuilder, sql } from "kysely";
import type { Handle } from "../../database/database";
import { engineOf } from "./engines";
import type { Condition } from "./filters";
import type { Source, TextMatch } from "./search-engine";

/** A record that was found, by its inner id. */
export interface Found {
  id: number;
  score: number | null;
}

/** Part of the results. */
export interface Page {
  offset: number;
  limit: number;
}

/** What every search of a dataset has in common. */
export interface Selection {
  datasetId: number;
  conditions: readonly Condition[];
  match?: TextMatch;
}

function sourceOf(db: Handle, { datasetId, match }: Selection, isRanked: boolean): Source {
  if (match) return engineOf(db).matching(datasetId, match, { isRanked });
  return { tables: sql`records`, condition: sql`records.dataset_id = ${datasetId}` };
}

function fromWhere(db: Handle, selection: Selection, isRanked = false): RawBuilder<unknown> {
  return written(sourceOf(db, selection, isRanked), selection);
}

function written({ tables, condition }: Source, { conditions }: Selection): RawBuilder<unknown> {
  return sql`FROM ${tables} WHERE ${sql.join([condition, ...conditions], sql` AND `)}`;
}

/** How many records a selection holds. */
export async function countFound(db: Handle, selection: Selection): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*) AS total ${fromWhere(db, selection)}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** A page in a given order. */
export async function findSorted(db: Handle, selection: Selection, order: RawBuilder<unknown>, page: Page) {
  return run(
    db,
    sql`SELECT records.id, NULL AS score ${fromWhere(db, selection)} ORDER BY ${order} ${slice(page)}`,
  );
}

/** A page in the order in which the records came. */
export async function findInOrder(db: Handle, selection: Selection, page: Page): Promise<Found[]> {
  const order = sql`records.inserted_at, records.id`;
  return run(
    db,
    sql`SELECT records.id, 1.0 AS score ${fromWhere(db, selection)} ORDER BY ${order} ${slice(page)}`,
  );
}

/** A page by how well the text matches. */
export async function findByRelevance(db: Handle, selection: Selection, page: Page): Promise<Found[]> {
  const score = engineOf(db).relevance(selection.datasetId);
  return run(
    db,
    sql`SELECT records.id, ${score} AS score ${fromWhere(db, selection, true)} ORDER BY score DESC, records.id ${slice(page)}`,
  );
}

/** The records whose vectors are nearest to one, or farthest when the vector is turned round before. */
export async function findSimilar(
  db: Handle,
  selection: Selection,
  { settingsId, vector, limit }: { settingsId: number; vector: readonly number[]; limit: number },
): Promise<Found[]> {
  const { distance, joinTo } = engineOf(db);
  const ofRecord = sql`vectors.record_id = records.id`;
  const wanted = sql`vectors.vector_settings_id = ${settingsId} AND vectors.is_zero = 0`;
  const { match } = selection;
  const source = match && engineOf(db).matching(selection.datasetId, match, { isRanked: false });
  // Whatever is fewer is walked through: records with the words, else all vectors, which not every record has.
  const from = source
    ? written(
        { ...source, tables: sql`${source.tables} JOIN vectors ON ${ofRecord} AND ${wanted}` },
        selection,
      )
    : written({ tables: sql`vectors ${joinTo} records ON ${ofRecord}`, condition: wanted }, selection);
  return run(
    db,
    sql`SELECT id, 1 - distance / 2 AS score FROM (
      SELECT records.id AS id, ${distance(vector)} AS distance ${from}
    ) AS measured ORDER BY distance, id LIMIT ${limit}`,
  );
}

const circle = 2 ** 31;

/**
 * A page in one person's own order: records lie on a circle of random numbers, and everyone starts elsewhere.
 * Two seeks, one on each side of the start, never a sort.
 */
export async function findAround(
  db: Handle,
  selection: Selection,
  start: number,
  page: Page,
): Promise<Found[]> {
  const after = await findOnArc(db, selection, sql`records.rnd >= ${start}`, { ...page, start });
  if (after.length === page.limit) return after;
  const skipped = after.length > 0 || page.offset === 0 ? 0 : await countArc(db, selection, start);
  const offset = after.length > 0 ? 0 : Math.max(page.offset - skipped, 0);
  const limit = page.limit - after.length;
  const before = await findOnArc(db, selection, sql`records.rnd < ${start}`, { offset, limit, start });
  return [...after, ...before];
}

function findOnArc(
  db: Handle,
  selection: Selection,
  arc: Condition,
  { start, ...page }: Page & { start: number },
) {
  const score = sql`1.0 - ((records.rnd - ${start} + ${circle}) % ${circle}) / ${sql.raw(`${circle}.0`)}`;
  const arcSelection = { ...selection, conditions: [arc, ...selection.conditions] };
  return run(
    db,
    sql`SELECT records.id, ${score} AS score ${fromWhere(db, arcSelection)} ORDER BY records.rnd, records.id ${slice(page)}`,
  );
}

function countArc(db: Handle, selection: Selection, start: number): Promise<number> {
  return countFound(db, {
    ...selection,
    conditions: [sql`records.rnd >= ${start}`, ...selection.conditions],
  });
}

function slice({ offset, limit }: Page): RawBuilder<unknown> {
  return sql`LIMIT ${limit} OFFSET ${offset}`;
}

async function run(db: Handle, query: RawBuilder<unknown>): Promise<Found[]> {
  const { rows } = await query.execute(db);
  return rows as Found[];
}
