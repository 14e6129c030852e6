import { type CellValue, writeCsv } from "hucre/csv";
import type { FileContext, FileRecord } from "./file-record";
import { sheetColumns } from "./sheet-columns";

/** Writes records as a CSV file by RFC 4180. */
export async function* csvFile(
  pages: AsyncIterable<FileRecord[]>,
  context: FileContext,
): AsyncGenerator<string> {
  const { bom, escape_formulas: escapeFormulae } = context.options;
  const columns = sheetColumns(context);
  const names = columns.map(({ name }) => name);
  yield `${writeCsv([names], { bom, escapeFormulae })}\r\n`;
  for await (const records of pages)
    for (const record of records) {
      const row = columns.map((column) => cellOf(column.of(record)));
      yield `${writeCsv([row], { escapeFormulae })}\r\n`;
    }
}

/** A value in a cell: a text or a number as it is, anything else as JSON. */
export function cellOf(value: unknown): CellValue {
  if (value === null || value === undefined) return null;
  return typeof value === "string" || typeof value === "number" ? value : JSON.stringify(value);
}
