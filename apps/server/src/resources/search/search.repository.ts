import { sql } from "kysely";
import type { Handle } from "../../database/database";
import { byDialect, dialectOf } from "../../database/dialects";
import {
  around,
  byId,
  type Condition,
  type Expression,
  ofRecord,
  type RecordExpression,
  recordStatuses,
} from "./conditions/conditions";
import { engineOf } from "./engines/engines";
import type { Source, TextMatch } from "./engines/search-engine";

/** A found record, by its internal id. */
export interface Found {
  id: number;
  score: number | null;
}

/** A page of the results. */
export interface SearchWindow {
  offset: number;
  limit: number;
}

/** The common parameters of every search of a dataset. */
export interface Selection {
  datasetId: number;
  conditions: readonly Condition[];
  match?: TextMatch;
}

/** The source of a selection's records: the ids of the first condition, unless a text query comes first. */
export function sourceOf(
  db: Handle,
  { datasetId, conditions, match }: Selection,
  { isRanked = false, isSorted = false } = {},
) {
  const engine = engineOf(db);
  const [first, ...others] = conditions;
  const ids = match ? undefined : first?.ids;
  const isAlone = conditions.length === 0 && !isSorted;
  const found = engine.sourceOf({ datasetId, match, isRanked, ids, isAlone });
  // A source with ids only started from those of the first condition, so the condition is met.
  const remaining = ids && found.form === "idOnly" ? others : conditions;
  return { ...found, where: whereOf(found, remaining) };
}

function whereOf({ condition, form }: Source, conditions: readonly Condition[]): Expression {
  return sql.join([condition, ...conditions.map((each) => each[form])], sql` AND `);
}

/** The number of records in a selection. */
export async function countFound(db: Handle, selection: Selection): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT ${counted(db, selection)} AS total`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/**
 * One statement, however complex: between two statements a response could complete a record, and it would be counted
 * twice.
 */
function counted(db: Handle, selection: Selection): Expression {
  const known = countFromCounters(db, selection);
  if (known) return known;
  const [only, another] = selection.conditions;
  // PostgreSQL would look for the records that have these ids.
  if (dialectOf(db) === "postgres" && only?.ids && !another && !selection.match)
    return sql`(SELECT count(*) FROM (${only.ids}) AS met)`;
  const { tables, where } = sourceOf(db, selection);
  return sql`(SELECT count(*) FROM ${tables} WHERE ${where})`;
}

/** The number if a counter has it, or if it follows from a counter and the number of excluded records. */
export function countFromCounters(
  db: Handle,
  { datasetId, conditions, match }: Selection,
): Expression | undefined {
  const negated = conditions.flatMap(({ contrary }) => contrary ?? []);
  const [first, ...others] = conditions.filter(({ contrary }) => !contrary);
  // A counter for each of two conditions does not give the number for both.
  const statuses = first ? first.statuses : recordStatuses;
  if (match || negated.length > 1 || others.length > 0 || !statuses) return undefined;
  const sum = statuses.length === recordStatuses.length ? sql`records` : ofStatus(statuses);
  const all = sql`coalesce((SELECT ${sum} FROM dataset_counters WHERE dataset_id = ${datasetId}), 0)`;
  if (negated.length === 0) return all;
  const excluded = { datasetId, conditions: [...negated, ...(first ? [first] : [])] };
  return sql`(${all} - ${counted(db, excluded)})`;
}

function ofStatus([status]: NonNullable<Condition["statuses"]>): Expression {
  if (!status) return sql`0`;
  return status === "completed" ? sql`completed` : sql`records - completed`;
}

/** A page in the order of creation. */
export async function findInOrder(db: Handle, selection: Selection, page: SearchWindow): Promise<Found[]> {
  const moment = ofRecord("inserted_at");
  const order = around(moment, (column) => sql`${column}, records.id`);
  const scanned = (await isFew(db, selection)) ? selection : withoutIndexes(selection);
  return findPage(db, scanned, { score: byId(sql`1.0`), order }, page);
}

// Up to this number, records are found by an index and sorted; with more matches, a scan finds the next ones
// soon.
const mostSorted = 5000;

export async function isFew(db: Handle, selection: Selection): Promise<boolean> {
  if (dialectOf(db) === "postgres") return selection.conditions.some(({ isRare }) => isRare);
  const { tables, where, form } = sourceOf(db, selection);
  if (form !== "idOnly") return false;
  // Not the total: the page would wait until all of them are counted.
  const few = sql`SELECT records.id FROM ${tables} WHERE ${where} LIMIT ${mostSorted + 1}`;
  const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM (${few}) AS few`.execute(db);
  return Number(rows[0]?.total ?? 0) <= mostSorted;
}

/**
 * The selection with the condition first that fewest records meet, if these are few: the other conditions are checked for
 * them only.
 */
export async function rarestFirst(db: Handle, selection: Selection): Promise<Selection> {
  const indexed = selection.conditions.filter(({ ids }) => ids);
  const isPostgres = dialectOf(db) === "postgres";
  // A text query comes first. SQLite begins with the ids of a single condition anyway.
  if (selection.match || indexed.length < (isPostgres ? 1 : 2)) return selection;
  const counts = indexed.map(
    ({ ids }) => sql`(SELECT count(*) FROM (${ids} LIMIT ${mostSorted + 1}) AS few)`,
  );
  const list = byDialect({
    sqlite: sql`json_array(${sql.join(counts)})`,
    postgres: sql`json_build_array(${sql.join(counts)})::text`,
  });
  const { rows } = await sql<{ counts: string }>`SELECT ${list} AS counts`.execute(db);
  const found: number[] = JSON.parse(rows[0]?.counts ?? "[]");
  const least = Math.min(...found);
  const rarest = indexed[found.indexOf(least)];
  if (!rarest || least > mostSorted) return selection;
  const others = selection.conditions.filter((each) => each !== rarest);
  return { ...selection, conditions: [isPostgres ? asIds(rarest) : rarest, ...others] };
}

/** The ids as a list: PostgreSQL has no statistics of two columns together, and would expect to find many in a scan. */
function asIds(condition: Condition): Condition {
  return { ...condition, ...byId(sql`records.id = ANY(ARRAY(${condition.ids}))`), isRare: true };
}

export function withoutIndexes(selection: Selection): Selection {
  const conditions = selection.conditions.map(({ wholeRow, idOnly }) => ({ wholeRow, idOnly }));
  return { ...selection, conditions };
}

export function findPage(
  db: Handle,
  selection: Selection,
  { score, order }: { score: RecordExpression; order: RecordExpression },
  page: SearchWindow,
): Promise<Found[]> {
  const { tables, where, form } = sourceOf(db, selection);
  return run(
    db,
    sql`SELECT records.id, ${score[form]} AS score FROM ${tables} WHERE ${where} ORDER BY ${order[form]} ${slice(page)}`,
  );
}

// A frequent word matches nearly all records. Filters that leave most of them are checked for the best matches only.
const rankedAhead = 1000;

/** A page by the rank of the text match. */
export async function findByRelevance(
  db: Handle,
  selection: Selection,
  page: SearchWindow,
  counting: Promise<number>,
): Promise<Found[]> {
  const { form } = sourceOf(db, selection, { isRanked: true });
  if (form === "idOnly" && selection.conditions.length > 0) {
    const found = await rank(db, selection, page, page.offset + page.limit + rankedAhead);
    if (found.length === page.limit || page.offset + found.length >= (await counting)) return found;
  }
  return rank(db, selection, page);
}

/** Ranks the matches that meet the conditions, or checks the conditions for the best matches only. */
function rank(db: Handle, selection: Selection, page: SearchWindow, among?: number): Promise<Found[]> {
  const { relevance } = engineOf(db);
  const { tables, where } = sourceOf(db, among ? { ...selection, conditions: [] } : selection, {
    isRanked: true,
  });
  const matches = sql`SELECT records.id AS id, ${relevance} AS score FROM ${tables} WHERE ${where} ORDER BY score DESC, id`;
  if (!among) return run(db, sql`${matches} ${slice(page)}`);
  const conditions = sql.join(
    selection.conditions.map(({ idOnly }) => idOnly),
    sql` AND `,
  );
  return run(
    db,
    sql`SELECT id, score FROM (${matches} LIMIT ${among}) AS records WHERE ${conditions} ORDER BY score DESC, id ${slice(page)}`,
  );
}

/** The records whose vectors are nearest to a vector, or farthest if it was negated before. */
export async function findSimilar(
  db: Handle,
  selection: Selection,
  { settingsId, vector, limit }: { settingsId: number; vector: readonly number[]; limit: number },
): Promise<Found[]> {
  const { distance, joinTo } = engineOf(db);
  const ofSettings = sql`vectors.vector_settings_id = ${settingsId}`;
  const hasVector = {
    ...byId(sql`1 = 1`),
    ids: sql`SELECT vectors.record_id AS id FROM vectors WHERE ${ofSettings}`,
  };
  // Not every record has a vector: the vectors are scanned, unless a text query comes first.
  const { tables, where } = sourceOf(db, { ...selection, conditions: [hasVector, ...selection.conditions] });
  return run(
    db,
    sql`SELECT id, 1 - distance / 2 AS score FROM (
      SELECT records.id AS id, ${distance(vector)} AS distance
      FROM ${tables} ${joinTo} vectors ON vectors.record_id = records.id
      WHERE ${where} AND ${ofSettings} AND vectors.is_zero = 0
    ) AS measured ORDER BY distance, id LIMIT ${limit}`,
  );
}

export function slice({ offset, limit }: SearchWindow): Expression {
  return sql`LIMIT ${limit} OFFSET ${offset}`;
}

export async function run<Row extends Found>(db: Handle, query: Expression): Promise<Row[]> {
  const { rows } = await query.execute(db);
  return rows as Row[];
}
