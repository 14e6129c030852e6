import { sql } from "kysely";
import type { Handle } from "../../database/database";
import { byId, type Expression, type RecordExpression } from "./conditions/conditions";
import type { Order } from "./conditions/sort";
import type { Walk } from "./conditions/walk";
import { engineOf } from "./engines/engines";
import {
  countFound,
  countFromCounters,
  type Found,
  findPage,
  isFew,
  run,
  type SearchWindow,
  type Selection,
  slice,
  sourceOf,
  withoutIndexes,
} from "./search.repository";

const noScore = byId(sql`NULL`);

/** A page of the returned records in a given order, and the number of records in the selection. */
export async function findSorted(
  db: Handle,
  { selection, returned }: { selection: Selection; returned: Selection },
  order: Order,
  page: SearchWindow,
): Promise<{ found: Found[]; total: number }> {
  const hasIndex = (order.isIndexed || order.walk) && !selection.match && !(await isFew(db, selection));
  // Sorting reads all of them, so the same statement counts them.
  if (!hasIndex && returned === selection && !countFromCounters(db, selection))
    return sortAndCount(db, selection, order, page);
  const find = () => {
    if (!hasIndex) return findPage(db, returned, { score: noScore, order }, page);
    if (order.walk) return findByWalk(db, returned, order.walk, page);
    return findPage(db, withoutIndexes(returned), { score: noScore, order }, page);
  };
  const [found, total] = await Promise.all([find(), countFound(db, selection)]);
  return { found, total };
}

async function sortAndCount(db: Handle, selection: Selection, order: RecordExpression, page: SearchWindow) {
  const { tables, where, form } = sourceOf(db, selection, { isSorted: true });
  const rows = await run<Found & { total: number }>(
    db,
    sql`SELECT records.id, NULL AS score, count(*) OVER () AS total FROM ${tables} WHERE ${where} ORDER BY ${order[form]} ${slice(page)}`,
  );
  const found = rows.map(({ id, score }) => ({ id, score }));
  return { found, total: rows[0]?.total ?? (await countFound(db, selection)) };
}

/** A page in the order of an index of values, followed by the records that have none. */
async function findByWalk(
  db: Handle,
  selection: Selection,
  walk: Walk,
  page: SearchWindow,
): Promise<Found[]> {
  const having = walkThrough(db, selection, walk);
  const found = await run<Found>(
    db,
    sql`SELECT records.id, NULL AS score FROM ${having} ORDER BY ${walk.order}, ${walk.rest.wholeRow} ${slice(page)}`,
  );
  if (found.length === page.limit) return found;
  const others: Selection = {
    ...withoutIndexes(selection),
    conditions: [walk.hasNone, ...withoutIndexes(selection).conditions],
  };
  const isBehind = found.length === 0 && page.offset > 0;
  const offset = isBehind ? Math.max(page.offset - (await countRows(db, having)), 0) : 0;
  const rest = { offset, limit: page.limit - found.length };
  return [...found, ...(await findPage(db, others, { score: noScore, order: walk.rest }, rest))];
}

/** The rows of a walk with their records. What the rows are about is in the dataset. */
function walkThrough(db: Handle, { conditions }: Selection, { rows, among }: Walk): Expression {
  const where = [among, ...conditions.map(({ wholeRow }) => wholeRow)];
  return sql`${rows} ${engineOf(db).joinTo} records ON records.id = walked.record_id
    WHERE ${sql.join(where, sql` AND `)}`;
}

async function countRows(db: Handle, tables: Expression): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM ${tables}`.execute(db);
  return Number(rows[0]?.total ?? 0);
}
