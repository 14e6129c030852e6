import type { FileFormat } from "../files/file-exports";

/** Counts the records in a file while it arrives. */
export interface RecordCounter {
  /** Takes the next bytes of the file. */
  take(bytes: Uint8Array): void;
  /** The records in the bytes so far. */
  readonly records: number;
}

/**
 * A counter for a format that does not have all of the records of which a file is made: before it is written, nobody knows
 * how many it will have. Undefined for other formats, which have them all.
 *
 * @param format of the file
 * @example
 * const counter = recordCounter("conll");
 * counter?.take(new TextEncoder().encode("# id = 1\n# text = Hi\nHi\tO\n\n"));
 * counter?.records; // 1
 */
export function recordCounter(format: FileFormat): RecordCounter | undefined {
  return format === "conll" ? new ConllCounter() : undefined;
}

const idLine = "# id = ";

/** Each annotator of a record has a document of their own, which follow one another. */
class ConllCounter implements RecordCounter {
  records = 0;
  private last: string | undefined;
  private rest = "";
  private readonly decoder = new TextDecoder();

  take(bytes: Uint8Array): void {
    const lines = (this.rest + this.decoder.decode(bytes, { stream: true })).split("\n");
    this.rest = lines.pop() ?? "";
    for (const line of lines) {
      // Between a token and its tag is a tab, so that no token looks like this.
      if (!line.startsWith(idLine) || line === this.last) continue;
      this.records += 1;
      this.last = line;
    }
  }
}
