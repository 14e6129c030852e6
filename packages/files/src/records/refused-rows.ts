import { ownValue } from "@glossa/question-types/schema";
import { limits } from "../limits";
import { textIn } from "../plan/columns/value-kind";
import type { Problem } from "../problem";
import type { RefusedRow } from "../rows/row";
import { isObject } from "../tables/json-row";

/** Counts the rows that were refused and what was left out of records, and keeps the first rows of all. */
export class RefusedRows {
  /** All rows that were refused. */
  count = 0;
  /** All suggestions that were left out of records. */
  suggestions = 0;
  /** All scores that were left out of suggestions. */
  scores = 0;
  /** The first of all of them. */
  rows: readonly RefusedRow[] = [];

  /** Notes a row. */
  add(row: RefusedRow): void {
    this.count += 1;
    this.keep(row);
  }

  /** Notes a suggestion, or the score of one, of a row that became a record without it. */
  addLeftOut(row: RefusedRow): void {
    if (row.reason.code === "score_invalid") this.scores += 1;
    else this.suggestions += 1;
    this.keep(row);
  }

  /** Forgets all rows. */
  clear(): void {
    this.count = 0;
    this.suggestions = 0;
    this.scores = 0;
    this.rows = [];
  }

  /** The columns of the kept rows; none if they have more than files may have: as cells they would take much more space. */
  private columns(): string[] {
    const all = new Set<string>();
    for (const { source } of this.rows) {
      for (const name of Object.keys(valuesIn(source) ?? {})) all.add(name);
      if (all.size > limits.columns) return [];
    }
    return [...all];
  }

  private keep(row: RefusedRow): void {
    if (this.rows.length < limits.refusedRows) this.rows = [...this.rows, row];
  }

  /**
   * The kept rows as CSV with the columns that they had, so that they can be corrected and imported again, and with the
   * place and the reason of each. A row without columns is one cell.
   *
   * @param header the names of the columns for the place, the reason, and rows without columns
   * @param wordsOf a sentence for a problem, with its place
   */
  toCsv(
    [place, reason, whole]: readonly [string, string, string],
    wordsOf: (problem: Problem) => string,
  ): string {
    const columns = this.columns();
    const rows = this.rows.map((row) => ({
      ...row,
      values: columns.length > 0 ? valuesIn(row.source) : undefined,
    }));
    const others = rows.some(({ values }) => !values) ? [whole] : [];
    const lines = rows.map(({ at, reason: problem, source, values }) => [
      placeOf(at),
      wordsOf(problem),
      ...others.map(() => (values ? "" : source)),
      ...columns.map((column) => cellOf(ownValue(values ?? {}, column))),
    ]);
    const free = (name: string): string => (columns.includes(name) ? free(`${name}_`) : name);
    return csvOf([[...[place, reason, ...others].map(free), ...columns], ...lines]);
  }
}

/** The values of a row by column, if its source has them. */
function valuesIn(source: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(source);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function cellOf(value: unknown): string {
  return value === undefined || value === null ? "" : textIn(value);
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

/** A cell as CSV. Spreadsheets run what looks like a formula, so it gets an apostrophe; a negative number stays one. */
function csvCell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-\d+(\.\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
