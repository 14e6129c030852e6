import { type RawBuilder, sql } from "kysely";

/** A list of values as one parameter: the statement stays the same whatever its length, and is prepared once. */
export function listOf<Value extends string | number>(values: readonly Value[]): RawBuilder<Value> {
  return sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
}

/** Runs `insert` on part after part: a statement takes only so many parameters. */
export async function inChunks<Row>(
  rows: readonly Row[],
  insert: (chunk: Row[]) => Promise<unknown>,
  size = 200,
): Promise<void> {
  for (let start = 0; start < rows.length; start += size) await insert(rows.slice(start, start + size));
}
