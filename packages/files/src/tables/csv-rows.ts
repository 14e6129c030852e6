import type { Notices } from "../notice";
import { failureOf, type Problem, problemOf } from "../problem";
import { type RowResult, refuse } from "../rows/row";
import type { FileSource } from "../source";
import { textOf } from "../text/decoded";
import { CsvScanner, type ScannedRow } from "./csv-scanner";

/** The delimiter, and whether the first row names the columns. */
interface CsvLayout {
  delimiter: string;
  header: boolean;
}

/** Reads the rows of a CSV file. */
export async function* csvRows(
  source: FileSource,
  { delimiter, header }: CsvLayout,
  notices: Notices,
): AsyncGenerator<RowResult> {
  const scanner = new CsvScanner(delimiter);
  let columns: string[] | undefined;
  const results = (rows: ScannedRow[]) => {
    const [first, ...rest] = rows;
    if (columns || !first) return rows;
    columns = header ? headerOf(first, notices) : positions(first.cells.length);
    return header ? rest : rows;
  };
  for await (const piece of textOf(source, notices)) {
    for (const row of results(scanner.push(piece))) yield rowOf(row, columns ?? [], delimiter);
  }
  for (const row of results(scanner.end())) yield rowOf(row, columns ?? [], delimiter);
}

/** Names columns by the cells of a header; those without a name by their position. Repeated names get a number. */
export function columnNames(cells: readonly string[], notices: Notices): string[] {
  const named = positions(cells.length);
  const columns = cells.map((name, index) => name.trim() || (named[index] ?? ""));
  const unnamed = columns.filter((_, index) => cells[index]?.trim() === "");
  if (unnamed.length > 0) notices.add("columns_unnamed", { columns: unnamed.slice(0, 10) });
  const distinct = numbered(columns);
  const renamed = distinct.filter((name, index) => name !== columns[index]);
  if (renamed.length > 0) notices.add("columns_repeated", { columns: renamed.slice(0, 10) });
  return distinct;
}

/** The names with a number after each that came before: "name", "name (2)", "name (3)". */
function numbered(names: readonly string[]): string[] {
  const taken = new Set(names);
  const seen = new Set<string>();
  return names.map((name) => {
    if (!seen.has(name)) {
      seen.add(name);
      return name;
    }
    let number = 2;
    while (taken.has(`${name} (${number})`)) number += 1;
    const free = `${name} (${number})`;
    taken.add(free);
    return free;
  });
}

/** Names so many columns by their position. */
export function positions(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `column ${index + 1}`);
}

function headerOf({ cells, problem }: ScannedRow, notices: Notices): string[] {
  if (problem) throw failureOf("quote_misplaced", {}, problem.at);
  return columnNames(cells, notices);
}

function rowOf(row: ScannedRow, columns: string[], delimiter: string): RowResult {
  const { line, cells } = row;
  const source = () => cells.join(delimiter);
  const problem = row.problem ?? (cells.length === columns.length ? undefined : misplacedQuote(row));
  if (problem) return refuse(problem.at ?? { line }, problem, source());
  if (cells.length > columns.length) {
    const at = { line, column: columns.length + 1 };
    const cell = (cells[columns.length] ?? "").slice(0, 100);
    return refuse(at, problemOf("row_too_long", { columns: columns.length, cell }, at), source());
  }
  const missing = columns[cells.length];
  if (missing !== undefined) {
    const at = { line, column: missing };
    return refuse(at, problemOf("row_too_short", { column: missing }, at), source());
  }
  return { at: { line }, values: Object.fromEntries(columns.map((name, index) => [name, cells[index]])) };
}

/** What a quotation mark within a cell has probably done to a row whose cells do not fit. */
function misplacedQuote({ loose }: ScannedRow): Problem | undefined {
  return loose && { ...problemOf("quote_misplaced", {}), at: loose };
}
