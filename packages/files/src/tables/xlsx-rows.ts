import type { CellValue } from "hucre/xlsx";
import { limits, megabytes } from "../limits";
import type { Notices } from "../notice";
import { FileFailure, failureOf, problemOf } from "../problem";
import { type RowResult, refuse } from "../rows/row";
import type { FileSource } from "../source";
import { columnNames, positions } from "./csv-rows";
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
    archive,
  );
  return sheets;
}

/** The first sheet with several columns, as a sheet of notes has not; without one, the first of all. */
export async function tableAmong(source: FileSource, sheets: readonly string[]): Promise<string | undefined> {
  const [first, ...others] = sheets;
  if (others.length === 0) return first;
  const archive = await archiveOf(source);
  for (const sheet of sheets) if ((await widthOf(archive, sheet)) > 1) return sheet;
  return first;
}

/** The sheet of a workbook, and whether its first row names the columns. */
interface SheetLayout {
  sheet: string;
  header: boolean;
}

/** Reads the rows of a sheet. Formulas count by the value that the workbook stores. */
export async function* xlsxRows(
  source: FileSource,
  { sheet, header }: SheetLayout,
  notices: Notices,
): AsyncGenerator<RowResult> {
  const archive = await archiveOf(source);
  let columns = header ? undefined : positions(await widthOf(archive, sheet));
  for await (const { row, cells } of filledRows(archive, sheet)) {
    if (columns) yield rowOf(cells, columns, row);
    else columns = headerOf(cells, notices);
  }
}

type Cell = ReturnType<typeof valueOfCell>;

async function* filledRows(
  archive: Uint8Array,
  sheet: string,
): AsyncGenerator<{ row: number; cells: Cell[] }> {
  const { streamXlsxRows } = await reader();
  try {
    for await (const { index, values } of streamXlsxRows(archive, { sheet })) {
      if (values.length > limits.columns) throw failureOf("too_many_columns", { limit: limits.columns });
      const cells = values.map(valueOfCell);
      if (cells.some((cell) => cell !== null)) yield { row: index + 1, cells };
    }
  } catch (error) {
    throw failureFor(error);
  }
}

const measuredRows = 1000;

/** How many columns the first rows have: a workbook leaves out empty cells at the end of a row. */
async function widthOf(archive: Uint8Array, sheet: string): Promise<number> {
  let width = 0;
  let measured = 0;
  for await (const { cells } of filledRows(archive, sheet)) {
    width = Math.max(width, cells.findLastIndex((cell) => cell !== null) + 1);
    measured += 1;
    if (measured === measuredRows) break;
  }
  return width;
}

async function archiveOf(source: FileSource): Promise<Uint8Array> {
  if (source.size > limits.workbookBytes) {
    throw failureOf("file_too_large", { megabytes: megabytes(limits.workbookBytes) });
  }
  const archive = new Uint8Array(await source.slice(0, source.size));
  if (inflatedSize(archive) > limits.inflatedBytes) {
    throw failureOf("inflated_too_large", { megabytes: megabytes(limits.inflatedBytes) });
  }
  return archive;
}

function headerOf(cells: Cell[], notices: Notices): string[] {
  return columnNames(
    cells.map((cell) => (cell === null ? "" : String(cell))),
    notices,
  );
}

function rowOf(cells: Cell[], columns: string[], row: number): RowResult {
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

async function asFailure<Result>(work: Promise<Result>, archive: Uint8Array): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const failure = failureFor(error);
    throw isOfOffice(archive) ? failure : failureOf("archive_unknown", {});
  }
}

/** Whether an archive names the part that all files of Office begin with: those of other programs have none. */
function isOfOffice(archive: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(archive).includes("[Content_Types].xml");
}

function failureFor(error: unknown): unknown {
  if (error instanceof FileFailure || !(error instanceof Error)) return error;
  if (error.name === "EncryptedFileError") return failureOf("password_required", {});
  return failureOf("file_damaged", { format: "xlsx", detail: error.message });
}
