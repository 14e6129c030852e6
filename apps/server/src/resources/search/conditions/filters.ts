import type { SearchFilter, SearchScope } from "@glossa/contract";
import { errorCodes } from "@glossa/contract";
import { sql } from "kysely";
import { byDialect } from "../../../database/dialects";
import { isIndexedText } from "../../../database/indexed-text";
import { isAnyOf, isOneOfNumbers } from "../../../database/lists";
import { unprocessable } from "../../../http/errors/http-errors";
import {
  around,
  byId,
  type Condition,
  type Expression,
  ofRecord,
  recordColumns,
  recordStatuses,
} from "./conditions";
import { recordBound } from "./record-dates";
import { byAgreement, bySubmitters, byUsers } from "./responses-of-others";
import { metadataNamed, questionNamed, type SearchContext } from "./search-context";

type Scope<Entity> = Extract<SearchScope, { entity: Entity }>;

/**
 * The conditions of a filter on records. Every name must exist in the dataset; otherwise the search is refused.
 */
export function conditionsOf(filters: readonly SearchFilter[], context: SearchContext): Condition[] {
  const conditions = filters.map((filter) => ({ filter, condition: conditionOf(filter, context) }));
  // Evaluated in this order: the most selective condition comes first, and the others are checked for its few
  // records.
  return conditions
    .sort((a, b) => placeOf(a.filter, a.condition) - placeOf(b.filter, b.condition))
    .map(({ condition }) => condition);
}

/** Order by selectivity: equality first, then sets and ranges, then status. */
function placeOf(filter: SearchFilter, { ids }: Condition): number {
  if (!ids) return 2;
  return filter.type === "terms" && filter.values.length === 1 ? 0 : 1;
}

function conditionOf(filter: SearchFilter, context: SearchContext): Condition {
  const { scope } = filter;
  switch (scope.entity) {
    case "record":
      return onRecord(filter, scope, context);
    case "metadata":
      return onMetadata(filter, scope, context);
    case "suggestion":
      return onSuggestion(filter, scope, context);
    case "response":
      return onResponse(filter, scope, context);
  }
}

// The plus makes SQLite use the index of public ids: it would read all records of the dataset.
const anyDataset = byDialect({ sqlite: sql`+related.dataset_id`, postgres: sql`related.dataset_id` });

function onRecord(filter: SearchFilter, { property }: Scope<"record">, context: SearchContext): Condition {
  const { name } = recordColumns[property];
  const column = ofRecord(name);
  const bound = (value: number | string, side: "ge" | "le") => recordBound(property, value, side);
  const condition = around(column, (text) => matches(filter, { text, bound }));
  if ((property === "id" || property === "external_id") && filter.type === "terms") {
    const isAny = isAnyOf(sql.ref(`related.${name}`), filter.values.map(String));
    const ids = sql`SELECT related.id AS id FROM records AS related
      WHERE ${property === "id" ? anyDataset : sql`related.dataset_id`} = ${context.schema.dataset.id} AND ${isAny}`;
    return { ...condition, ids };
  }
  if (property !== "status" || filter.type !== "terms") return condition;
  return {
    ...condition,
    statuses: recordStatuses.filter((status) => filter.values.map(String).includes(status)),
  };
}

/** Rows about records, in a table with the alias `related`. */
interface Rows {
  table: string;
  /** The condition on the rows of the table. */
  among: Expression;
  /** How to find the rows of one record. Default: by its id. */
  ofOne?: Expression;
  /** The condition on their values. */
  condition: Expression;
  /** The same condition for one record, if it is faster in another form. */
  conditionOfOne?: Expression;
}

/** The condition that a record has such a row. */
function whereRelated({ table, among, ofOne, condition, conditionOfOne = condition }: Rows): Condition {
  const rows = sql`${sql.table(table)} AS related`;
  const own = ofOne ?? sql`${rows} WHERE related.record_id = records.id AND ${among}`;
  const one = sql`EXISTS (SELECT 1 FROM ${own} AND ${conditionOfOne})`;
  return {
    // Otherwise SQLite would consider it as the first table of a join, and choose wrongly.
    ...byId(byDialect({ sqlite: sql`+${one}`, postgres: one })),
    ids: sql`SELECT DISTINCT related.record_id AS id FROM ${rows} WHERE ${among} AND ${condition}`,
  };
}

function onMetadata(filter: SearchFilter, scope: Scope<"metadata">, context: SearchContext): Condition {
  const property = metadataNamed(context, scope.metadata_property);
  const ofProperty = sql`related.property_id = ${property.id}`;
  if (property.settings.type === "terms") {
    const text = sql.ref("related.txt");
    // The plus makes SQLite search the few terms of the record instead of searching the record once for each
    // requested term.
    const own = byDialect({ sqlite: sql`+${text}`, postgres: text });
    return whereRelated({
      table: "record_metadata",
      among: ofProperty,
      condition: matches(filter, { text, isIndexed: true }),
      conditionOfOne: matches(filter, { text: own, isIndexed: true }),
    });
  }
  return whereRelated({
    table: "record_metadata",
    // A record has one number per property, so no other rows need to be checked.
    among: sql`${ofProperty} AND related.ordinal = 0`,
    condition: matchesNumber(filter, sql.ref("related.num")),
  });
}

function onSuggestion(filter: SearchFilter, scope: Scope<"suggestion">, context: SearchContext): Condition {
  const question = questionNamed(context, scope.question);
  const among = sql`related.question_id = ${question.id}`;
  const ofSuggestion = (table: "suggestion_values" | "suggestion_scores", condition: Expression) => {
    const rows = sql.table(table);
    // Finds the suggestion of one record first, and then its values; PostgreSQL would find all values first.
    const ofOne = byDialect({
      sqlite: sql`suggestions AS owner JOIN ${rows} AS related ON related.suggestion_id = owner.id
        WHERE owner.record_id = records.id AND owner.question_id = ${question.id}`,
      postgres: sql`${rows} AS related WHERE related.record_id = records.id AND ${among}`,
    });
    return whereRelated({ table, among, ofOne, condition });
  };
  switch (scope.property) {
    case "value": {
      return ofSuggestion("suggestion_values", matches(filter, valueColumns));
    }
    case "score":
      return ofSuggestion("suggestion_scores", matchesNumber(filter, sql.ref("related.score")));
    case "agent": {
      const ofOne = sql`${suggestionsByAgent} WHERE related.record_id = records.id AND ${among}`;
      return whereRelated({
        table: "suggestions",
        among,
        ofOne,
        condition: matches(filter, { text: sql.ref("related.agent") }),
      });
    }
    default: {
      const text = sql.ref(`related.${scope.property}`);
      return whereRelated({ table: "suggestions", among, condition: matches(filter, { text }) });
    }
  }
}

// Forces the covering index; SQLite would choose another one and read the table as well.
const suggestionsByAgent = byDialect({
  sqlite: sql`suggestions AS related INDEXED BY suggestions_by_agent`,
  postgres: sql`suggestions AS related`,
});

function onResponse(filter: SearchFilter, scope: Scope<"response">, context: SearchContext): Condition {
  if (scope.property === "agreement") return byAgreement(filter, scope, context);
  if (scope.property === "user") return onSubmitters(filter, context);
  const byWhom = byUsers(scope, context);
  if (scope.property === "status") return onResponseStatus(filter, context, byWhom);
  if (scope.question == null)
    throw unprocessable(
      errorCodes.filter,
      "A filter on responses requires a question or the property 'status'",
    );
  const question = questionNamed(context, scope.question);
  return whereRelated({
    table: "response_values",
    among: sql`related.question_id = ${question.id} AND ${byWhom}`,
    condition: matches(filter, valueColumns),
  });
}

function onSubmitters(filter: SearchFilter, context: SearchContext): Condition {
  return whereRelated({
    table: "responses",
    among: sql`related.dataset_id = ${context.schema.dataset.id}`,
    ofOne: sql`responses AS related WHERE related.record_id = records.id`,
    condition: bySubmitters(filter, context),
  });
}

function onResponseStatus(filter: SearchFilter, context: SearchContext, byWhom: Expression): Condition {
  if (filter.type === "range")
    throw unprocessable(
      errorCodes.filter,
      "The status of responses cannot be filtered by range. Use a filter of type 'terms'",
    );
  const stored = filter.values.filter((value) => value !== "pending").map(String);
  const ofOne = sql`responses AS related WHERE related.record_id = records.id AND ${byWhom}`;
  const among = sql`related.dataset_id = ${context.schema.dataset.id} AND ${byWhom}`;
  const responses = (condition: Expression) => whereRelated({ table: "responses", among, ofOne, condition });
  const answered = responses(isAnyOf(sql.ref("related.status"), stored));
  if (stored.length === filter.values.length) return answered;
  const unanswered = sql`NOT EXISTS (SELECT 1 FROM ${ofOne})`;
  if (stored.length === 0) return { ...byId(unanswered), contrary: responses(sql`1 = 1`) };
  return byId(sql`(${unanswered} OR ${answered.idOnly})`);
}

/** The location of the values that a filter compares. */
interface Columns {
  text: Expression;
  /** Whether an index has the values of the text. */
  isIndexed?: true;
  /** The location for ranges, if there are only numbers. */
  number?: Expression;
  bound?: (value: number | string, side: "ge" | "le") => number | string;
}

/** Those of answers and suggestions. */
const valueColumns: Columns = {
  text: sql.ref("related.txt"),
  number: sql.ref("related.num"),
  isIndexed: true,
};

function matches(filter: SearchFilter, columns: Columns): Expression {
  if (filter.type === "terms") {
    const isAny = columns.isIndexed ? isIndexedText : isAnyOf;
    return isAny(columns.text, filter.values.map(String));
  }
  const { ge, le } = filter;
  const limits = [
    ...(ge == null ? [] : [limit(columns, sql`>=`, columns.bound?.(ge, "ge") ?? ge)]),
    ...(le == null ? [] : [limit(columns, sql`<=`, columns.bound?.(le, "le") ?? le)]),
  ];
  return sql.join(limits, sql` AND `);
}

function limit({ text, number }: Columns, operator: Expression, bound: number | string): Expression {
  if (number === undefined) return sql`${text} ${operator} ${String(bound)}`;
  // A comparison of a number with something that is not a number is false.
  return Number.isFinite(Number(bound)) ? sql`${number} ${operator} ${Number(bound)}` : sql`1 = 0`;
}

/** Something that is not a number equals no value. */
function matchesNumber(filter: SearchFilter, number: Expression): Expression {
  if (filter.type !== "terms") return matches(filter, { text: number, number });
  return isOneOfNumbers(number, filter.values.map(Number).filter(Number.isFinite));
}
