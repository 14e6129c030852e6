import { openFiles } from "../open-files";
import type { OpenedFile } from "../opened-file";
import { FileFailure, type Problem } from "../problem";
import type { ReadOptions } from "../read-options";
import { isRefused, type Row, type RowResult } from "../rows/row";
import type { FileSource } from "../source";

/** A file in memory that is read in pieces of so many bytes. */
export function sourceOf(content: string | Uint8Array, name = "rows.csv", pieceSize = 65_536): FileSource {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return {
    name,
    size: bytes.length,
    stream: async function* () {
      for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.slice(at, at + pieceSize);
    },
    slice: async (from, to) => bytes.slice(from, to).buffer,
  };
}

/** Opens one file; throws the failure if it cannot be read. */
export async function opened(
  content: string | Uint8Array,
  name?: string,
  pieceSize?: number,
): Promise<OpenedFile> {
  return openedWith({}, sourceOf(content, name, pieceSize));
}

/** Opens one file with options; throws the failure if it cannot be read. */
export async function openedWith(options: ReadOptions, source: FileSource): Promise<OpenedFile> {
  const { files, failed } = await openFiles([source], options);
  const [problem] = failed;
  if (problem) throw new FileFailure(problem.problem);
  const [file] = files;
  if (!file) throw new Error("The file was neither opened nor refused.");
  return file;
}

/** All that reading a file yields. */
export async function resultsOf(file: Pick<OpenedFile, "rows">): Promise<RowResult[]> {
  const results: RowResult[] = [];
  for await (const row of file.rows()) results.push(row);
  return results;
}

/** The rows of a file; fails if one was refused. */
export async function rowsOf(
  content: string | Uint8Array,
  name?: string,
  pieceSize?: number,
): Promise<Row[]> {
  const results = await resultsOf(await opened(content, name, pieceSize));
  return results.map((row) => {
    if (isRefused(row)) throw new Error(`Line ${row.at.line} was refused: ${JSON.stringify(row.reason)}`);
    return row;
  });
}

/** The problem that opening or reading a file fails with. */
export async function problemWith(content: string | Uint8Array, name?: string): Promise<Problem | undefined> {
  try {
    await resultsOf(await opened(content, name));
    return undefined;
  } catch (error) {
    if (error instanceof FileFailure) return error.problem;
    throw error;
  }
}
