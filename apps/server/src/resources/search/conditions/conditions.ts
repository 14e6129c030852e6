import type { DatasetRecord, RecordProperty } from "@glossa/contract";
import { type RawBuilder, sql } from "kysely";
import type { Tables } from "../../../database/tables/schema";

/** A piece of SQL inside a search. */
export type Expression = RawBuilder<unknown>;

/**
 * An expression about a record in two forms, because the alias `records` of a search either is the whole table or has
 * only the column `id`.
 */
export interface RecordExpression {
  /** Reads the columns of `records`. */
  wholeRow: Expression;
  /** Looks up columns by `records.id`. */
  idOnly: Expression;
}

/** A condition on a record. */
export interface Condition extends RecordExpression {
  /** The distinct ids of all records of the dataset that meet it, if an index has them. */
  ids?: Expression;
  /** Whether few records meet it, if that is known. */
  isRare?: true;
  /** The record statuses that meet it, if it has no other condition. */
  statuses?: readonly RecordStatus[];
  /** The negated condition, if an index has the ids of the records that meet that. */
  contrary?: Condition;
}

/** The status of a record for the team. */
export type RecordStatus = DatasetRecord["status"];

/** Every status that a record may have. */
export const recordStatuses: readonly RecordStatus[] = ["pending", "completed"];

/** An expression that needs the id only. */
export function byId(expression: Expression): RecordExpression {
  return { wholeRow: expression, idOnly: expression };
}

/** Wraps both forms of an expression in the same SQL. */
export function around(
  inner: RecordExpression,
  write: (expression: Expression) => Expression,
): RecordExpression {
  return { wholeRow: write(inner.wholeRow), idOnly: write(inner.idOnly) };
}

type RecordColumn = keyof Tables["records"];

/** The column of each property of a record that the API has, and whether every record has a value in it. */
export const recordColumns: Record<RecordProperty, { name: RecordColumn; isAlwaysThere: boolean }> = {
  id: { name: "public_id", isAlwaysThere: true },
  external_id: { name: "external_id", isAlwaysThere: false },
  inserted_at: { name: "inserted_at", isAlwaysThere: true },
  updated_at: { name: "updated_at", isAlwaysThere: true },
  status: { name: "status", isAlwaysThere: true },
};

/** A column of the record itself. */
export function ofRecord(name: RecordColumn): RecordExpression {
  const column = sql.ref(name);
  return {
    wholeRow: sql`records.${column}`,
    // The index contains the columns that are requested most and has a tenth of the size of the table.
    idOnly: sql`(SELECT ${column} FROM records AS row INDEXED BY records_by_id WHERE row.id = records.id)`,
  };
}
