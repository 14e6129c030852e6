import type { DatasetRecord } from "@glossa/contract";
import { type RawBuilder, sql } from "kysely";

/** A piece of SQL inside a search. */
export type Expression = RawBuilder<unknown>;

/**
 * Something about a record, told in two ways: for a search that walks through the rows of `records`, and for one that
 * starts from ids, where `records` has no column but `id`.
 */
export interface Told {
  ofRow: Expression;
  ofId: Expression;
}

/** What must hold of a record. */
export interface Condition extends Told {
  /** The ids of all records of the dataset of which it holds, each once, where an index has them. */
  ids?: Expression;
  /** The states of which it holds, where it asks for nothing else. */
  statuses?: readonly RecordStatus[];
  /** The contrary, where an index has the ids of the records of which that holds. */
  contrary?: Condition;
}

/** How far the team is with a record. */
export type RecordStatus = DatasetRecord["status"];

/** Every state that a record may be in. */
export const recordStatuses: readonly RecordStatus[] = ["pending", "completed"];

/** What is found by the id alone. */
export function byId(expression: Expression): Told {
  return { ofRow: expression, ofId: expression };
}

/** Puts the same words around something, whichever way it is told. */
export function around(told: Told, write: (expression: Expression) => Expression): Told {
  return { ofRow: write(told.ofRow), ofId: write(told.ofId) };
}

/** A column of the record itself. */
export function ofRecord(name: string): Told {
  const column = sql.ref(name);
  return {
    ofRow: sql`records.${column}`,
    // The index holds what is asked for most, and is a tenth of the table.
    ofId: sql`(SELECT ${column} FROM records AS row INDEXED BY records_by_id WHERE row.id = records.id)`,
  };
}
