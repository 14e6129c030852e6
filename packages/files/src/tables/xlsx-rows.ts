import type { CellValue } from "hucre/xlsx";
import { limits } from "../limits";
import type { Notices } from "../notice";
import { FileFailure, failureOf, problemOf } from "../problem";
import { type RowResult, refuse } from "../rows/row";
import type { FileSource } from "../source";
import { columnNames } from "./csv-rows";
import { inflatedSize } from "./zip-sizes";

// The reader of workbooks is loaded when the first one is read.
const reader = () => import("hucre/xlsx");

/** The sheets of a workbook that people see. */
export async function sheetsOf(source: FileSource): Promise<string[]> {
  const archive = await archiveOf(source);
  const { readXlsx } = await reader();
  const sheets: string[] = [];
  await asFailure(
    readXlsx(archive, {
      sheets: ({ name, hidden, veryHidden }) => {
        if (!hidden && !veryHidden) sheets.push(name);
        return false;
      },
    }),
  );
  return sheets;
}

/** Reads the rows of a sheet; its first row names the columns. Formulas count by the value that the workbook stores. */
export async function* xlsxRows(
  source: FileSource,
  sheet: string,
  notices: Notices,
): AsyncGenerator<RowResult> {
  const archive = await archiveOf(source);
  const { streamXlsxRows } = await reader();
  let columns: string[] | undefined;
  try {
    for await (const { index, values } of streamXlsxRows(archive, { sheet })) {
      if (values.length > limits.columns) throw failureOf("too_many_columns", { limit: limits.columns });
      const cells = values.map(valueOfCell);
      if (cells.every((cell) => cell === null)) continue;
      if (columns) yield rowOf(cells, columns, index + 1);
      else columns = headerOf(cells, notices, index + 1);
    }
  } catch (error) {
    throw failureFor(error);
  }
}

async function archiveOf(source: FileSource): Promise<Uint8Array> {
  if (source.size > limits.workbookBytes) {
    throw failureOf("file_too_large", { size: source.size, limit: limits.workbookBytes });
  }
  const archive = new Uint8Array(await source.slice(0, source.size));
  if (inflatedSize(archive) > limits.inflatedBytes) {
    throw failureOf("content_too_large", { limit: limits.inflatedBytes });
  }
  return archive;
}

function headerOf(cells: ReturnType<typeof valueOfCell>[], notices: Notices, row: number): string[] {
  return columnNames(
    cells.map((cell) => (cell === null ? "" : String(cell))),
    notices,
    { row },
  );
}

function rowOf(cells: ReturnType<typeof valueOfCell>[], columns: string[], row: number): RowResult {
  const beyond = cells.findIndex((cell, index) => cell !== null && index >= columns.length);
  if (beyond !== -1) {
    const at = { row, column: beyond + 1 };
    const cell = String(cells[beyond]).slice(0, 100);
    return refuse(
      at,
      problemOf("row_too_long", { columns: columns.length, cell }, at),
      JSON.stringify(cells),
    );
  }
  return {
    at: { row },
    values: Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? null])),
  };
}

/** A cell as a value of JSON; days without a time are written without one. */
function valueOfCell(cell: CellValue | undefined): string | number | boolean | null {
  if (cell === undefined || cell === null) return null;
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : dateText(cell);
  return cell;
}

function dateText(date: Date): string {
  return date
    .toISOString()
    .replace(/T00:00:00\.000Z$/, "")
    .replace(/\.000Z$/, "Z");
}

async function asFailure<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw failureFor(error);
  }
}

function failureFor(error: unknown): unknown {
  if (error instanceof FileFailure || !(error instanceof Error)) return error;
  if (error.name === "EncryptedFileError") return failureOf("password_required", {});
  return failureOf("file_damaged", { format: "xlsx", detail: error.message });
}
