import { limits } from "../limits";
import type { Problem } from "../problem";
import type { RefusedRow } from "../rows/row";

/** Counts the rows that were refused, and keeps the first of them. */
export class RefusedRows {
  /** All that were refused. */
  count = 0;
  /** The first of them. */
  rows: readonly RefusedRow[] = [];

  /** Notes a row. */
  add(row: RefusedRow): void {
    this.count += 1;
    if (this.rows.length < limits.refusedRows) this.rows = [...this.rows, row];
  }

  /** Forgets all rows. */
  clear(): void {
    this.count = 0;
    this.rows = [];
  }

  /**
   * The kept rows as CSV: place, reason and source.
   *
   * @param header the names of the three columns
   * @param wordsOf a sentence for a problem, with its place
   */
  toCsv(header: readonly [string, string, string], wordsOf: (problem: Problem) => string): string {
    const lines = this.rows.map(({ at, reason, source }) => [placeOf(at), wordsOf(reason), source]);
    return csvOf([header, ...lines]);
  }
}

/**
 * Lines of cells as CSV.
 *
 * @param lines each of them a list of cells
 * @example
 * csvOf([["place", "reason"]]); // '"place","reason"\r\n'
 */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}

function placeOf({ file, line, row }: RefusedRow["at"]): string {
  return [file, line ?? row].filter((part) => part !== undefined).join(":");
}

/** A cell as CSV. Spreadsheets run what looks like a formula, so it gets an apostrophe. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
