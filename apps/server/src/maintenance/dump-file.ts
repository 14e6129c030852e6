import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { StartError } from "../start/start-error";
import type { DumpLine } from "./dump";

/** Writes a dump into a file that only its owner may read; a file that stands there is replaced when all is written. */
export async function writeDump(file: string, lines: AsyncIterable<DumpLine>): Promise<void> {
  const unfinished = `${file}.unfinished`;
  async function* texts() {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  }
  try {
    await pipeline(Readable.from(texts()), createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
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
    throw new StartError(`${file} cannot be read as a backup (${(error as Error).message}).`);
  }
}
