import { type RawBuilder, sql } from "kysely";
import { byDialect } from "./dialects";
import { isAnyOf } from "./lists";

/** An entry of an index in PostgreSQL takes less than three thousand bytes, so it has the first characters of a text. */
export const indexedCharacters = 200;

/** That a text is one of several, found by an index of texts (in PostgreSQL, of their first characters). */
export function isIndexedText(text: RawBuilder<unknown>, values: readonly string[]): RawBuilder<boolean> {
  const isSame = isAnyOf(text, values);
  const isHead = isAnyOf(headOf(text), values.map(firstCharacters));
  // A text with fewer characters equals its head. Two conditions would let PostgreSQL expect too few rows.
  const areShort = values.every(({ length }) => length < indexedCharacters);
  return byDialect({ sqlite: sql`${isSame}`, postgres: areShort ? isHead : sql`(${isHead} AND ${isSame})` });
}

/** The order of such an index. */
export function inIndexedOrder(text: RawBuilder<unknown>, direction: "asc" | "desc"): RawBuilder<unknown> {
  const way = sql.raw(direction);
  return byDialect({
    sqlite: sql`${text} ${way}`,
    postgres: sql`${headOf(text)} ${way}, ${text} ${way}`,
  });
}

function headOf(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`left(${text}, ${sql.lit(indexedCharacters)})`;
}

function firstCharacters(text: string): string {
  return text.length <= indexedCharacters ? text : [...text].slice(0, indexedCharacters).join("");
}
