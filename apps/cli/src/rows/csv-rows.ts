import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import type { CommandFailure } from "../failure";
import { badRow, type Row } from "./row";
import { textOfFile } from "./text-of-file";

const delimiters = [",", ";", "\t"];

/** Reads the rows of a CSV file; its first row names the columns. */
export async function* csvRows(path: string): AsyncGenerator<Row> {
  const lines = lineCounter();
  const parser = parse({
    delimiter: await delimiterOf(path),
    record_delimiter: ["\r\n", "\n", "\r"],
    // Lengths are judged below, so that a row of the wrong length can be named by its line.
    relax_column_count: true,
    skip_empty_lines: true,
    on_record: (cells, context) => {
      lines.note(cells, context.lines);
      return cells;
    },
  });
  // The loop below throws the errors of the pipeline.
  pipeline(Readable.from(textOfFile(path)), parser, () => undefined);
  let columns: string[] | undefined;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      const line = lines.next();
      if (columns) yield { line, values: valuesOf(columns, cells, line) };
      else columns = headerOf(cells);
    }
  } catch (error) {
    throw error instanceof CsvError ? brokenQuotes(error, lines) : error;
  }
}

/** Counts lines as editors do: csv-parse counts a CRLF inside a field twice. */
function lineCounter() {
  const begun: number[] = [];
  let end = 0;
  let countedTwice = 0;
  const corrected = (parserLine: number) => parserLine - countedTwice;
  return {
    note(cells: string[], parserLine: number): void {
      const text = cells.join("|");
      countedTwice += text.match(/\r\n/g)?.length ?? 0;
      end = corrected(parserLine);
      begun.push(end - (text.match(/\r\n|\n|\r/g)?.length ?? 0));
    },
    /** The line on which the next row begins; the parser is ahead of its consumers. */
    next: () => begun.shift() ?? 0,
    corrected,
    afterLastRow: () => end + 1,
  };
}

async function delimiterOf(path: string): Promise<string> {
  let start = "";
  for await (const piece of textOfFile(path)) {
    start += piece;
    if (/[\r\n]/.test(start.trimStart())) break;
  }
  const header = start.trimStart().split(/[\r\n]/, 1)[0] ?? "";
  const counts = delimiters.map((delimiter) => header.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

function headerOf(record: string[]): string[] {
  const columns = record.map((name, index) => name.trim() || `column ${index + 1}`);
  const repeated = columns.find((name, index) => columns.indexOf(name) < index);
  if (repeated !== undefined) throw badRow({ line: 1, column: repeated }, "this column name occurs twice.");
  return columns;
}

function valuesOf(columns: string[], record: string[], line: number): Record<string, string> {
  if (record.length > columns.length) {
    throw badRow(
      { line, column: columns.length + 1 },
      `the header has no column for "${record[columns.length]}".`,
    );
  }
  if (record.length < columns.length) {
    throw badRow({ line, column: columns[record.length] }, "the row ends before this column.");
  }
  return Object.fromEntries(columns.map((name, index) => [name, record[index] ?? ""]));
}

function brokenQuotes(error: CsvError, lines: ReturnType<typeof lineCounter>): CommandFailure {
  if (error.code === "CSV_QUOTE_NOT_CLOSED") {
    return badRow({ line: lines.afterLastRow() }, "a quotation mark in this row is not closed.");
  }
  const column = typeof error.column === "number" ? error.column + 1 : undefined;
  const line = lines.corrected(Number(error.lines ?? 1));
  return badRow({ line, column }, "a quotation mark is not allowed here.");
}
