import { createReadStream } from "node:fs";
import { access, constants, open, stat } from "node:fs/promises";
import type { FileSource } from "@glossa/files";
import { CommandFailure } from "../failure";

/** A file of the disk as a file to read. */
export async function diskSource(path: string): Promise<FileSource> {
  const size = await sizeOf(path);
  return {
    name: path,
    size,
    stream: () => createReadStream(path),
    slice: async (from, to) => {
      const file = await open(path);
      try {
        const bytes = new Uint8Array(Math.max(0, Math.min(to, size) - from));
        await file.read(bytes, 0, bytes.length, from);
        return bytes.buffer;
      } finally {
        await file.close();
      }
    },
  };
}

async function sizeOf(path: string): Promise<number> {
  try {
    const { size, isDirectory } = await facts(path);
    if (isDirectory) throw new CommandFailure(`${path} is a folder. Name files.`);
    await access(path, constants.R_OK);
    return size;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT") throw new CommandFailure(`The file ${path} does not exist.`);
    if (code === "EACCES") throw new CommandFailure(`${path} cannot be read: permission denied.`);
    throw error;
  }
}

async function facts(path: string) {
  const found = await stat(path);
  return { size: found.size, isDirectory: found.isDirectory() };
}
