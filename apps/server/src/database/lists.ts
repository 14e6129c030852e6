import { type RawBuilder, sql } from "kysely";
import { byDialect } from "./dialects";

/** A list of texts as one parameter: the statement is the same whatever its length, and is prepared once. */
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

/** That a text is one of several, which are one parameter. */
export function isOneOf(text: RawBuilder<unknown>, values: readonly string[]): RawBuilder<boolean> {
  return byDialect({
    sqlite: sql`${text} IN ${listOf(values)}`,
    // The planner has no statistics of unnested rows and assumes that there are few.
    postgres: sql`${text} = ANY(${values}::text[])`,
  });
}

/** The same for a column of which an index has the values: with one value, it returns the rows in order. */
export function isAnyOf(text: RawBuilder<unknown>, values: readonly string[]): RawBuilder<boolean> {
  const [first] = values;
  return values.length === 1 ? sql`${text} = ${first}` : isOneOf(text, values);
}

/** That a number is one of several, which are one parameter. */
export function isOneOfNumbers(number: RawBuilder<unknown>, values: readonly number[]): RawBuilder<boolean> {
  return byDialect({
    sqlite: sql`${number} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`,
    postgres: sql`${number} = ANY(${values}::double precision[])`,
  });
}
