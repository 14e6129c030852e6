import type { DatasetRecord } from "@glossa/contract";
import { type RawBuilder, sql } from "kysely";

/** A piece of SQL inside a search. */
export type Expression = RawBuilder<unknown>;

/**
 * An expression about a record in two forms: for a search that reads rows of `records`, and for one that starts
 * from ids, where `records` has only the column `id`.
 */
export interface RowOrIdExpr {
  ofRow: Expression;
  ofId: Expression;
}

/** A condition on a record. */
export interface Condition extends RowOrIdExpr {
  /** The distinct ids of all records of the dataset that meet it, if an index has them. */
  ids?: Expression;
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
export function byId(expression: Expression): RowOrIdExpr {
  return { ofRow: expression, ofId: expression };
}

/** Wraps both forms of an expression in the same SQL. */
export function around(told: RowOrIdExpr, write: (expression: Expression) => Expression): RowOrIdExpr {
  return { ofRow: write(told.ofRow), ofId: write(told.ofId) };
}

/** A column of the record itself. */
export function ofRecord(name: string): RowOrIdExpr {
  const column = sql.ref(name);
  return {
    ofRow: sql`records.${column}`,
    // The index contains the columns that are requested most and has a tenth of the size of the table.
    ofId: sql`(SELECT ${column} FROM records AS row INDEXED BY records_by_id WHERE row.id = records.id)`,
  };
}
