import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { CommandFailure } from "../failure";
import { badRow } from "./row";

/** Reads a file as text, piece by piece; a byte order mark at its start is dropped. */
export async function* textOfFile(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const bytes of createReadStream(path)) yield decoder.decode(bytes, { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw await readingFailure(path, error);
  }
}

async function readingFailure(path: string, error: unknown): Promise<unknown> {
  if (!(error instanceof Error && "code" in error)) return error;
  if (error.code === "ENOENT") return new CommandFailure(`The file ${path} does not exist.`);
  if (error.code === "EISDIR") return new CommandFailure(`${path} is a folder. Name a CSV or JSONL file.`);
  if (error.code === "EACCES") return new CommandFailure(`${path} cannot be read: permission denied.`);
  if (error.code !== "ERR_ENCODING_INVALID_ENCODED_DATA") return error;
  return badRow(
    { line: await firstUndecodableLine(path) },
    "the text is not valid UTF-8. Save the file as UTF-8.",
  );
}

async function firstUndecodableLine(path: string): Promise<number> {
  const bytes = await readFile(path);
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
    if (!isText(bytes.subarray(start, end))) return line;
    start = end + 1;
    line += 1;
  }
  return line;
}

function isText(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
