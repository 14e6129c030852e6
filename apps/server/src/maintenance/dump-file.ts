import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { ownValue } from "@glossa/question-types/schema";
import { StartError } from "../start/start-error";
import type { DumpHead, DumpLine } from "./dump";

const reasons: Record<string, string> = {
  ENOENT: "there is no such file or folder",
  ENOTDIR: "there is no such folder",
  EISDIR: "it is a folder",
  EACCES: "this account may not",
  EPERM: "this account may not",
  EROFS: "the disk can only be read",
  ENOSPC: "the disk is full",
};

/** Writes a dump to a file that only its owner can read; an existing file is replaced after everything is written. */
export async function writeDump(file: string, lines: AsyncIterable<DumpLine>): Promise<void> {
  const unfinished = `${file}.unfinished`;
  async function* texts() {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  }
  try {
    if (await isFolder(file)) throw Object.assign(new Error(), { code: "EISDIR" });
    // An existing file may be a link, or readable by others: it is not written to.
    await rm(unfinished, { force: true });
    const output = createWriteStream(unfinished, { mode: 0o600, flags: "wx" });
    await pipeline(Readable.from(texts()), createGzip(), output);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    const reason = reasonOf(error);
    throw reason === undefined ? error : new StartError(`${file} cannot be written: ${reason}.`);
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}

function reasonOf(error: unknown): string | undefined {
  return ownValue(reasons, (error as NodeJS.ErrnoException).code ?? "");
}

/** Reads the head of a dump. */
export async function readHead(file: string): Promise<DumpHead> {
  for await (const line of readDump(file)) {
    if (line && typeof line === "object" && "glossa" in line) return line;
    break;
  }
  throw new StartError(`${file} is not a Glossa backup.`);
}

/** Reads a dump from a file. */
export async function* readDump(file: string): AsyncGenerator<DumpLine> {
  const unpacked = createReadStream(file).on("error", (error) => unpack.destroy(error));
  const unpack = createGunzip();
  const lines = createInterface({ input: unpacked.pipe(unpack), crlfDelay: Number.POSITIVE_INFINITY });
  const failed = new Promise<never>((_, reject) => unpack.once("error", reject));
  failed.catch(() => {});
  const next = lines[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await Promise.race([next.next(), failed]);
      if (done) return;
      yield JSON.parse(value);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `${file} cannot be read as a backup (${reasonOf(error) ?? (error as Error).message}).`,
    );
  }
}
