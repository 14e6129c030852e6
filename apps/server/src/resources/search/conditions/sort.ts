import type { SearchSort } from "@glossa/contract";
import { errorCodes } from "@glossa/contract";
import { sql } from "kysely";
import { unprocessable } from "../../../http/errors/http-errors";
import type { SchemaQuestion } from "../../datasets/dataset-schema";
import { around, byId, type Expression, ofRecord, type RecordExpression, recordColumns } from "./conditions";
import { valuesOfRecord } from "./responses-of-others";
import { metadataNamed, questionNamed, type SearchContext } from "./search-context";
import { type Walk, type Walked, walkOf } from "./walk";

/** The types of questions whose values search holds. */
export const searchableTypes = ["rating", "label_selection", "multi_label_selection"];

/** An order of records. */
export interface Order extends RecordExpression {
  /** How an index has the order, if one has it for rows about records. */
  walk?: Walk;
  /** Whether an index has the order of the records themselves. */
  isIndexed?: boolean;
}

/** The order of results by the sort keys; records without a value come last, the id breaks ties. */
export function orderOf(keys: readonly SearchSort[], context: SearchContext): Order {
  const parts = keys.map((key) => {
    const direction = sql.raw(`${key.order}${isAlwaysThere(key) ? "" : " NULLS LAST"}`);
    return around(sortValue(key, context), (value) => sql`${value} ${direction}`);
  });
  const [first] = keys;
  const order = joined(parts);
  const walked = first && walkedBy(first, context);
  if (!first || !walked)
    return {
      ...order,
      isIndexed: first?.scope.entity === "record" && first.scope.property === "inserted_at",
    };
  const hasNone = around(sortValue(first, context), (value) => sql`${value} IS NULL`);
  return { ...order, walk: { ...walkOf(walked, first.order), rest: joined(parts.slice(1)), hasNone } };
}

function joined(parts: readonly RecordExpression[]): RecordExpression {
  const id = sql.ref("records.id");
  return {
    wholeRow: sql.join([...parts.map(({ wholeRow }) => wholeRow), id]),
    idOnly: sql.join([...parts.map(({ idOnly }) => idOnly), id]),
  };
}

/** The table of which an index has the order of a key. */
function walkedBy({ scope }: SearchSort, context: SearchContext): Walked | undefined {
  if (scope.entity === "metadata") {
    const { id, settings } = metadataNamed(context, scope.metadata_property);
    return {
      table: "record_metadata",
      among: sql`walked.property_id = ${id}`,
      value: settings.type === "terms" ? "txt" : "num",
      owner: ["record_id", "property_id"],
      place: "ordinal",
    };
  }
  if (scope.entity !== "suggestion") return undefined;
  const { id, settings } = questionNamed(context, scope.question);
  const common = { among: sql`walked.question_id = ${id}`, owner: ["suggestion_id"] };
  if (scope.property === "score")
    return { ...common, table: "suggestion_scores", value: "score", place: "ordinal" };
  // The index has ratings in the order of their digits.
  if (scope.property !== "value" || settings.type === "rating" || !searchableTypes.includes(settings.type))
    return undefined;
  return { ...common, table: "suggestion_values", value: "txt", place: "txt" };
}

/** Whether every record has a value: then an index may have the order. */
function isAlwaysThere({ scope }: SearchSort): boolean {
  return scope.entity === "record" && recordColumns[scope.property].isAlwaysThere;
}

function sortValue({ scope, order }: SearchSort, context: SearchContext): RecordExpression {
  // Of several values, the smallest counts in ascending order and the greatest in descending order.
  const pick = sql.raw(order === "asc" ? "min" : "max");
  switch (scope.entity) {
    case "record":
      return ofRecord(recordColumns[scope.property].name);
    case "metadata": {
      const { id, settings } = metadataNamed(context, scope.metadata_property);
      const column = sql.ref(settings.type === "terms" ? "txt" : "num");
      return byId(
        sql`(SELECT ${pick}(${column}) FROM record_metadata WHERE record_id = records.id AND property_id = ${id})`,
      );
    }
    case "suggestion":
      return byId(suggestionValue(questionNamed(context, scope.question), scope.property, pick));
    case "response":
      if (scope.question == null || scope.property === "status") {
        throw unprocessable(
          errorCodes.order,
          "Records cannot be sorted by the status of responses. Name a question",
        );
      }
      return byId(responseValue(questionNamed(context, scope.question), context, pick));
  }
}

function suggestionValue(question: SchemaQuestion, property: string, pick: Expression): Expression {
  const related = sql`suggestions AS related WHERE related.record_id = records.id AND related.question_id = ${question.id}`;
  if (property === "agent" || property === "type")
    return sql`(SELECT ${sql.ref(`related.${property}`)} FROM ${related})`;
  if (property === "score") {
    return sql`(SELECT ${pick}(score) FROM suggestion_scores WHERE suggestion_id = (SELECT related.id FROM ${related}))`;
  }
  const column = searchColumn(question);
  return sql`(SELECT ${pick}(${column}) FROM suggestion_values WHERE suggestion_id = (SELECT related.id FROM ${related}))`;
}

function responseValue(question: SchemaQuestion, { userId }: SearchContext, pick: Expression): Expression {
  const value = question.settings.type === "rating" ? sql`avg(num)` : sql`${pick}(${searchColumn(question)})`;
  const mine = userId === undefined ? sql`` : sql`AND related.user_id = ${userId}`;
  return sql`(SELECT ${value} FROM ${valuesOfRecord}
    WHERE related.record_id = records.id AND related.question_id = ${question.id} ${mine})`;
}

function searchColumn({ name, settings }: SchemaQuestion): Expression {
  if (searchableTypes.includes(settings.type)) return sql.ref(settings.type === "rating" ? "num" : "txt");
  throw unprocessable(
    errorCodes.order,
    `Records cannot be sorted by the values of question '${name}', as search does not hold them`,
  );
}
