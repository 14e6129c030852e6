import { type RawBuilder, sql } from "kysely";
import { byDialect } from "./dialects";

/** A list of texts as one parameter: the statement stays the same whatever its length, and is prepared once. */
export function listOf<Value extends string>(values: readonly Value[]): RawBuilder<Value> {
  return byDialect({
    sqlite: sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`,
    postgres: sql`(SELECT unnest(${values}::text[]))`,
  });
}

/** A list of inner ids as one parameter. */
export function idsOf(ids: readonly number[]): RawBuilder<number> {
  return byDialect({
    sqlite: sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`,
    postgres: sql`(SELECT unnest(${ids}::bigint[]))`,
  });
}

/** A list of numbers as one parameter. */
export function numbersOf(numbers: readonly number[]): RawBuilder<number> {
  return byDialect({
    sqlite: sql`(SELECT value FROM json_each(${JSON.stringify(numbers)}))`,
    postgres: sql`(SELECT unnest(${numbers}::double precision[]))`,
  });
}

/** Runs `insert` on part after part: a statement takes only so many parameters. */
export async function inChunks<Row>(
  rows: readonly Row[],
  insert: (chunk: Row[]) => Promise<unknown>,
  size = 200,
): Promise<void> {
  for (let start = 0; start < rows.length; start += size) await insert(rows.slice(start, start + size));
}
