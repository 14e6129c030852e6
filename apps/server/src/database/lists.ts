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
