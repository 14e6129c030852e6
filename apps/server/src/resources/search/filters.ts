import type { SearchFilter, SearchScope } from "@glossa/contract";
import { type RawBuilder, sql } from "kysely";
import { byDialect } from "../../database/dialects";
import { listOf, numbersOf } from "../../database/lists";
import { unprocessable } from "../../http/refusals";
import { recordBound } from "./record-dates";
import { metadataNamed, questionNamed, type SearchContext } from "./search-context";

/** A condition on rows of `records`. */
export type Condition = RawBuilder<unknown>;

type Scope<Entity> = Extract<SearchScope, { entity: Entity }>;

/** The conditions that a record must meet; all names are those of the dataset, or the search is refused. */
export function conditionsOf(filters: readonly SearchFilter[], context: SearchContext): Condition[] {
  return filters.map((filter) => conditionOf(filter, context));
}

function conditionOf(filter: SearchFilter, context: SearchContext): Condition {
  const { scope } = filter;
  switch (scope.entity) {
    case "record":
      return onRecord(filter, scope);
    case "metadata":
      return onMetadata(filter, scope, context);
    case "suggestion":
      return onSuggestion(filter, scope, context);
    case "response":
      return onResponse(filter, scope, context);
  }
}

function onRecord(filter: SearchFilter, { property }: Scope<"record">): Condition {
  const column = sql.ref(property === "id" ? "records.public_id" : `records.${property}`);
  return matches(filter, {
    text: column,
    bound: (value, side) => recordBound(property, value, side),
  });
}

function onMetadata(filter: SearchFilter, scope: Scope<"metadata">, context: SearchContext): Condition {
  const property = metadataNamed(context, scope.metadata_property);
  const isText = property.settings.type === "terms";
  const value = sql.ref(isText ? "held.txt" : "held.num");
  // The plus keeps SQLite from walking the whole range of values once for every record.
  const compared = byDialect({ sqlite: sql`+${value}`, postgres: value });
  const columns = { text: sql.ref("held.txt"), [isText ? "ordered" : "number"]: compared };
  return sql`EXISTS (
    SELECT 1 FROM record_metadata AS held
    WHERE held.record_id = records.id AND held.property_id = ${property.id} AND ${matches(filter, columns)}
  )`;
}

function onSuggestion(filter: SearchFilter, scope: Scope<"suggestion">, context: SearchContext): Condition {
  const question = questionNamed(context, scope.question);
  const ofQuestion = sql`held.record_id = records.id AND held.question_id = ${question.id}`;
  if (scope.property === "value") {
    const condition = matches(filter, { text: sql.ref("part.txt"), number: sql.ref("part.num") });
    return sql`EXISTS (
      SELECT 1 FROM suggestions AS held JOIN suggestion_values AS part ON part.suggestion_id = held.id
      WHERE ${ofQuestion} AND ${condition}
    )`;
  }
  if (scope.property === "score") {
    const condition = matchesNumber(filter, sql.ref("part.score"));
    return sql`EXISTS (
      SELECT 1 FROM suggestions AS held JOIN suggestion_scores AS part ON part.suggestion_id = held.id
      WHERE ${ofQuestion} AND ${condition}
    )`;
  }
  const column = sql.ref(`held.${scope.property}`);
  const condition = matches(filter, { text: column });
  return sql`EXISTS (SELECT 1 FROM suggestions AS held WHERE ${ofQuestion} AND ${condition})`;
}

function onResponse(filter: SearchFilter, scope: Scope<"response">, context: SearchContext): Condition {
  if (scope.property === "status") return onResponseStatus(filter, context);
  if (scope.question == null)
    throw unprocessable("A filter on responses needs a question or the property 'status'");
  const question = questionNamed(context, scope.question);
  const condition = matches(filter, { text: sql.ref("part.txt"), number: sql.ref("part.num") });
  return sql`EXISTS (
    SELECT 1 FROM responses AS held JOIN response_values AS part ON part.response_id = held.id
    WHERE ${responsesOf(context)} AND part.record_id = records.id AND part.question_id = ${question.id} AND ${condition}
  )`;
}

function onResponseStatus(filter: SearchFilter, context: SearchContext): Condition {
  if (filter.type === "range")
    throw unprocessable("The status of responses has no range. Use a filter of type 'terms'");
  const stored = filter.values.filter((value) => value !== "pending");
  const held = sql`SELECT 1 FROM responses AS held WHERE ${responsesOf(context)}`;
  const conditions = [
    ...(stored.length < filter.values.length ? [sql`NOT EXISTS (${held})`] : []),
    ...(stored.length > 0 ? [sql`EXISTS (${held} AND held.status IN ${listOf(stored)})`] : []),
  ];
  return sql`(${sql.join(conditions, sql` OR `)})`;
}

function responsesOf({ userId }: SearchContext): Condition {
  const ofRecord = sql`held.record_id = records.id`;
  return userId === undefined ? ofRecord : sql`held.user_id = ${userId} AND ${ofRecord}`;
}

/** Where the values are that a filter compares. */
interface Columns {
  text: Condition;
  /** Where ranges look. Default: at the text. */
  ordered?: Condition;
  /** Where ranges look when only numbers are there. */
  number?: Condition;
  bound?: (value: number | string, side: "ge" | "le") => number | string;
}

function matches(filter: SearchFilter, columns: Columns): Condition {
  if (filter.type === "terms") return sql`${columns.text} IN ${listOf(filter.values.map(String))}`;
  const { ge, le } = filter;
  const limits = [
    ...(ge == null ? [] : [limit(columns, sql`>=`, columns.bound?.(ge, "ge") ?? ge)]),
    ...(le == null ? [] : [limit(columns, sql`<=`, columns.bound?.(le, "le") ?? le)]),
  ];
  return sql.join(limits, sql` AND `);
}

function limit(
  { text, ordered = text, number }: Columns,
  operator: Condition,
  bound: number | string,
): Condition {
  if (number === undefined) return sql`${ordered} ${operator} ${String(bound)}`;
  // No number is more or less than what is none.
  return Number.isFinite(Number(bound)) ? sql`${number} ${operator} ${Number(bound)}` : sql`1 = 0`;
}

/** Whatever is no number is the value of nothing. */
function matchesNumber(filter: SearchFilter, number: Condition): Condition {
  if (filter.type !== "terms") return matches(filter, { text: number, number });
  return sql`${number} IN ${numbersOf(filter.values.map(Number).filter(Number.isFinite))}`;
}
