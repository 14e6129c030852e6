import type { CellValue } from "hucre/xlsx";
import { cellOf } from "./csv";
import type { FileContext, FileRecord } from "./file-record";
import { sheetColumns } from "./sheet-columns";

/** The most characters of a cell, in UTF-16 code units. */
const maxCell = 32_767;
/** The last column: the names of the columns whose text was cut. */
const cutColumn = "_cut";
// Beyond 15 digits, Excel rounds.
const maxExact = 1e15;

/** Writes records as a workbook; rows beyond the limit of a sheet continue on the next one. */
export async function* excelFile(
  pages: AsyncIterable<FileRecord[]>,
  context: FileContext,
): AsyncGenerator<Uint8Array> {
  const columns = sheetColumns(context);
  const names = [...columns.map(({ name }) => name), cutColumn];
  async function* rows(): AsyncGenerator<CellValue[]> {
    for await (const records of pages)
      for (const record of records) {
        const cut: string[] = [];
        const cells = columns.map((column) => {
          const cell = exactCell(cellOf(column.of(record)));
          if (typeof cell !== "string" || cell.length <= maxCell) return cell;
          cut.push(column.name);
          return shortened(cell);
        });
        yield [...cells, cut.length > 0 ? shortened(cut.join(", ")) : null].map((cell) =>
          typeof cell === "string" ? literal(cell) : cell,
        );
      }
  }
  const { writeXlsxStream } = await import("hucre/xlsx");
  const headers = names.map((header) => ({ header: literal(shortened(header)) }));
  yield* writeXlsxStream(rows(), {
    name: "Records",
    columns: headers,
    freezePane: { rows: 1 },
    zip64: true,
  });
}

function exactCell(cell: CellValue): CellValue {
  return typeof cell === "number" && Math.abs(cell) >= maxExact ? String(cell) : cell;
}

function shortened(text: string): string {
  if (text.length <= maxCell) return text;
  // Never half of a surrogate pair.
  const splitsPair = /[\uDC00-\uDFFF]/.test(text.charAt(maxCell));
  return text.slice(0, splitsPair ? maxCell - 1 : maxCell);
}

/** Workbooks have control characters as `_x000D_`, so a text that looks like one of them has its first `_` so. */
function literal(text: string): string {
  return text.replace(/_(?=x[\dA-Fa-f]{4}_)/g, "_x005F_");
}
