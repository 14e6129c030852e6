import { sql } from "kysely";
import type { Handle } from "./database";
import { dialectOf } from "./dialects";

/**
 * Numeric ids for rows that this transaction is about to insert: rows that refer to them can be written without
 * waiting for them.
 */
export async function reserveIds(
  db: Handle,
  table: "records" | "suggestions",
  count: number,
): Promise<number[]> {
  if (count === 0) return [];
  if (dialectOf(db) === "postgres") {
    const sequence = sql`pg_get_serial_sequence(${table}, 'id')`;
    const ids = sql<{
      id: number;
    }>`SELECT nextval(${sequence}) AS id FROM generate_series(1, ${count}::integer)`;
    return (await ids.execute(db)).rows.map(({ id }) => id);
  }
  // There is only one writer, so no other transaction takes them.
  const last = sql<{ id: number }>`SELECT coalesce(max(id), 0) AS id FROM ${sql.table(table)}`;
  const { id = 0 } = (await last.execute(db)).rows[0] ?? {};
  return Array.from({ length: count }, (_, index) => id + 1 + index);
}
