import type { Notices } from "../notice";
import type { OpenedFile } from "../opened-file";
import type { ReadOptions } from "../read-options";
import type { FileSource } from "../source";
import type { FileFormat } from "./formats";
import type { Sniff } from "./sniff";

/** The options, and which files are opened together. */
export interface OpenContext extends ReadOptions {
  /** The names of all files. */
  names: readonly string[];
}

/** A format with the rules by which a file is recognised and read. */
export interface Format {
  id: FileFormat;
  /** Whether the start of a file looks like this format. */
  matches(start: Sniff): boolean;
  open(source: FileSource, start: Sniff, context: OpenContext): Promise<OpenedFile> | OpenedFile;
}

/** Makes an opened file of one source. */
export function openedFile(
  source: FileSource,
  notices: Notices,
  parts: Pick<OpenedFile, "format" | "rows"> & Partial<Pick<OpenedFile, "hints" | "reading" | "sheets">>,
): OpenedFile {
  return {
    name: source.name,
    size: source.size,
    hints: new Map(),
    reading: {},
    ...parts,
    get notices() {
      return notices.all;
    },
  };
}
