import { pipeline, Readable } from "node:stream";
import { CsvError, type Info, parse } from "csv-parse";
import type { CommandFailure } from "../failure";
import { badRow, type Row } from "./row";
import { textOfFile } from "./text-of-file";

const delimiters = [",", ";", "\t"];

interface Parsed {
  record: string[];
  info: Info;
}

/** Reads the rows of a CSV file; its first row names the columns. */
export async function* csvRows(path: string): AsyncGenerator<Row> {
  const parser = parse({
    bom: true,
    delimiter: await delimiterOf(path),
    record_delimiter: ["\r\n", "\n", "\r"],
    // The rows are counted here, so that a row of the wrong length can be named by its line.
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
  });
  // The loop below throws what goes wrong in the pipeline.
  pipeline(Readable.from(textOfFile(path)), parser, () => undefined);
  let columns: string[] | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const line = info.lines - record.join("").split(/\r\n|\n|\r/).length + 1;
      if (columns) yield { line, values: valuesOf(columns, record, line) };
      else columns = headerOf(record);
    }
  } catch (error) {
    throw error instanceof CsvError ? brokenQuotes(error) : error;
  }
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
  if (repeated !== undefined) throw badRow({ line: 1, column: repeated }, "two columns have this name.");
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

function brokenQuotes(error: CsvError): CommandFailure {
  const line = typeof error.lines === "number" ? error.lines : 1;
  const column = typeof error.column === "number" ? error.column + 1 : undefined;
  return badRow({ line, column }, "a quotation mark is not closed, or stands where none may be.");
}
