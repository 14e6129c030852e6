import { extname } from "node:path";
import { CommandFailure } from "../failure";
import { csvRows } from "./csv-rows";
import { jsonRows } from "./json-rows";
import type { RowReader } from "./row";
import { textOfFile } from "./text-of-file";

const readers: Record<string, RowReader> = {
  ".csv": csvRows,
  ".tsv": csvRows,
  ".jsonl": jsonRows,
  ".ndjson": jsonRows,
};

/** Chooses how to read a file: by the end of its name, else by how it begins. */
export async function readerOf(path: string): Promise<RowReader> {
  const first = await firstCharacter(path);
  if (first === undefined) throw new CommandFailure(`${path} is empty.`);
  const reader = readers[extname(path).toLowerCase()] ?? (/[[{]/.test(first) ? jsonRows : csvRows);
  if (reader === jsonRows && first === "[") {
    throw new CommandFailure(
      `${path} is a JSON array. Write one object per line, for example with "jq -c .[]".`,
    );
  }
  return reader;
}

async function firstCharacter(path: string): Promise<string | undefined> {
  for await (const piece of textOfFile(path)) {
    const start = piece.trimStart();
    if (start !== "") return start[0];
  }
  return undefined;
}
