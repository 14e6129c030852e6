import type { DatasetFileEnd } from "@glossa/contract";
import type { FileContext, FileRecord } from "./file-record";
import { jsonLinesFile } from "./jsonl";

/** Writes a whole dataset for another server: its settings, its records as JSON lines, and the end. */
export async function* datasetFile(
  pages: AsyncIterable<FileRecord[]>,
  context: FileContext,
): AsyncGenerator<string> {
  yield lineOf(context.head);
  let records = 0;
  for await (const line of jsonLinesFile(pages, context)) {
    yield line;
    records += 1;
  }
  yield lineOf({ glossa_end: true, records } satisfies DatasetFileEnd);
}

const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`;
