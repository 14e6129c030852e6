import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { Row, RowReader } from "../rows/row";

/** Writes a file to a folder of its own, which is deleted after the test. Returns its path. */
export function fileWith(content: string | Uint8Array, name = "rows.csv"): string {
  const path = join(mkdtempSync(join(tmpdir(), "glossa-cli-")), name);
  writeFileSync(path, content);
  onTestFinished(() => rmSync(dirname(path), { recursive: true }));
  return path;
}

/** Reads all rows of a text with the given reader. */
export async function rowsOf(read: RowReader, content: string | Uint8Array): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of read(fileWith(content))) rows.push(row);
  return rows;
}
