import { sql } from "kysely";
import { inIndexedOrder } from "../../../database/indexed-text";
import type { Expression, RecordExpression } from "./conditions";

/** Rows about records that an index has in the order of their values, with the alias `walked`. */
export interface Walk {
  rows: Expression;
  /** The condition on the rows; each record is met once, at the value that counts. */
  among: Expression;
  /** The value and its direction. */
  order: Expression;
  /** The order of records with the same value, and of those without one. */
  rest: RecordExpression;
  /** That a record has no such row, so that it comes last. */
  hasNone: RecordExpression;
}

/** A table with values of records. */
export interface Walked {
  table: "record_metadata" | "suggestion_scores" | "suggestion_values";
  /** The rows in which an index has the order. */
  among: Expression;
  value: "txt" | "num" | "score";
  /** The columns that all values of one record have in common. */
  owner: readonly string[];
  /** The column that distinguishes equal values of one record. */
  place: "ordinal" | "txt";
}

/** What a walk through a table needs, apart from what comes after the value. */
export function walkOf(
  { table, among, value, owner, place }: Walked,
  direction: "asc" | "desc",
): Pick<Walk, "rows" | "among" | "order"> {
  const of = (alias: string, column: string) => sql.ref(`${alias}.${column}`);
  const isSame = owner.map((column) => sql`${of("other", column)} = ${of("walked", column)}`);
  const [other, walked] = [of("other", value), of("walked", value)];
  const isBefore = direction === "asc" ? sql`${other} < ${walked}` : sql`${other} > ${walked}`;
  const isFirst = sql`NOT EXISTS (SELECT 1 FROM ${sql.table(table)} AS other WHERE ${sql.join(isSame, sql` AND `)}
    AND (${isBefore} OR (${other} = ${walked} AND ${of("other", place)} < ${of("walked", place)})))`;
  return {
    rows: sql`${sql.table(table)} AS walked`,
    among: sql`${among} AND ${walked} IS NOT NULL AND ${isFirst}`,
    order: value === "txt" ? inIndexedOrder(walked, direction) : sql`${walked} ${sql.raw(direction)}`,
  };
}
