import { sql } from "kysely";
import type { Handle } from "../../database/database";
import { byDialect } from "../../database/dialects";
import {
  around,
  byId,
  type Expression,
  ofRecord,
  type RecordExpression,
  recordStatuses,
} from "./conditions/conditions";
import {
  countFound,
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

const circle = 2 ** 31;

/**
 * A page in a user's own order: records are on a circle of random numbers, and every user starts at another
 * point. Two seeks, one on each side of the start, instead of sorting many.
 */
export async function findAround(
  db: Handle,
  selection: Selection,
  { start, ...page }: SearchWindow & { start: number },
): Promise<Found[]> {
  const random = ofRecord("rnd");
  const distance = around(random, (rnd) => sql`(${rnd} - ${start} + ${circle}) % ${circle}`);
  const score = around(distance, (way) => sql`1.0 - ${way} / ${sql.raw(`${circle}.0`)}`);
  if (await isFew(db, selection)) {
    const order = around(distance, (way) => sql`${way}, records.id`);
    return findPage(db, selection, { score, order }, page);
  }
  const [atStart, beforeStart] = [sql`records.rnd >= ${start}`, sql`records.rnd < ${start}`].map((arc) =>
    onArc(selection, arc),
  ) as [Selection[], Selection[]];
  const after = await findByPlace(db, atStart, { score, place: random }, page);
  if (after.length === page.limit) return after;
  const skipped = after.length > 0 || page.offset === 0 ? 0 : await countAll(db, atStart);
  const offset = after.length > 0 ? 0 : Math.max(page.offset - skipped, 0);
  const limit = page.limit - after.length;
  return [...after, ...(await findByPlace(db, beforeStart, { score, place: random }, { offset, limit }))];
}

/** The matches on an arc of the circle: an index has the records of each status in this order. */
function onArc(selection: Selection, arc: Expression): Selection[] {
  const statuses = recordStatuses.filter((status) =>
    selection.conditions.every((condition) => condition.statuses?.includes(status) ?? true),
  );
  const walked = withoutIndexes(selection);
  return statuses.map((status) => withFirst(walked, sql`records.status = ${status} AND ${arc}`));
}

/** A page of several selections, each of which an index has in this order: they are merged, not sorted. */
async function findByPlace(
  db: Handle,
  selections: readonly Selection[],
  { score, place }: { score: RecordExpression; place: RecordExpression },
  page: SearchWindow,
): Promise<Found[]> {
  if (selections.length === 0) return [];
  const last = page.offset + page.limit;
  const each = selections.map((selection) => {
    const { tables, where, form } = sourceOf(db, selection);
    const all = sql`SELECT records.id AS id, ${score[form]} AS score, ${place[form]} AS place FROM ${tables} WHERE ${where}`;
    // Without a limit of its own, PostgreSQL reads and sorts each selection completely.
    return byDialect({
      sqlite: sql`${all}`,
      postgres: sql`SELECT * FROM (${all} ORDER BY place, id LIMIT ${last}) AS next`,
    });
  });
  return run(db, sql`${sql.join(each, sql` UNION ALL `)} ORDER BY place, id ${slice(page)}`);
}

async function countAll(db: Handle, selections: readonly Selection[]): Promise<number> {
  const counts = await Promise.all(selections.map((selection) => countFound(db, selection)));
  return counts.reduce((sum, count) => sum + count, 0);
}

function withFirst(selection: Selection, condition: Expression): Selection {
  return { ...selection, conditions: [byId(condition), ...selection.conditions] };
}
