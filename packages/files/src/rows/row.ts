import type { Problem } from "../problem";

/** Where something is in a file. Text files count lines, tables rows; both begin with 1. */
export interface Place {
  file?: string;
  line?: number;
  row?: number;
  /** The name of a column, or its position. */
  column?: number | string;
}

/** One row of a file: its values by column, and where it begins. */
export interface Row {
  at: Place;
  values: Record<string, unknown>;
}

/** A row that cannot become a record. */
export interface RefusedRow {
  at: Place;
  reason: Problem;
  /** The row as it was, or its start. */
  source: string;
}

/** What reading a file yields. */
export type RowResult = Row | RefusedRow;

/** At most as much of a refused row is kept. */
const maxSource = 10_000;

/** A row that cannot become a record, with as much of its source as helps to find it. */
export function refuse(at: Place, reason: Problem, source: string): RefusedRow {
  return { at, reason, source: source.slice(0, maxSource) };
}

/**
 * Whether a row was refused.
 *
 * @param row what reading a file yields
 * @example
 * declare const row: RowResult;
 * isRefused(row) ? row.reason.code : row.values;
 */
export function isRefused(row: RowResult): row is RefusedRow {
  return "reason" in row;
}

/** Whether a cell holds nothing. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}
