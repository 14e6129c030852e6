import type { Notices } from "../notice";
import type { OpenedFile } from "../opened-file";
import type { FileSource } from "../source";
import type { FileFormat } from "./formats";
import type { Sniff } from "./sniff";

/** A format with the rules by which a file is recognised and read. */
export interface Format {
  id: FileFormat;
  /** Whether the start of a file looks like this format. */
  matches(start: Sniff): boolean;
  open(source: FileSource, start: Sniff): Promise<OpenedFile> | OpenedFile;
}

/** Makes an opened file of one source. */
export function openedFile(
  source: FileSource,
  notices: Notices,
  parts: Pick<OpenedFile, "format" | "rows"> & Partial<Pick<OpenedFile, "hints">>,
): OpenedFile {
  return {
    name: source.name,
    size: source.size,
    hints: new Map(),
    ...parts,
    get notices() {
      return notices.all;
    },
  };
}
