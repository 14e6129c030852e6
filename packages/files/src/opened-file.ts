import type { FileFormat } from "./formats/formats";
import type { Notice } from "./notice";
import type { ColumnHint } from "./plan/columns/column-hint";
import type { Reading } from "./read-options";
import type { RowResult } from "./rows/row";

/** A file whose format is known. */
export interface OpenedFile {
  /** The name of the file, or of the first of several that belong together. */
  name: string;
  /** Of all its files, in bytes. */
  size: number;
  format: FileFormat;
  /** The options with which it is read, as far as there are others. */
  readonly reading: Reading;
  /** Of a workbook: the names of the sheets that people see, of which one is read. */
  readonly sheets?: readonly string[];
  /** Reads all rows from the start; it can be called several times. */
  rows(): AsyncIterable<RowResult>;
  /** What is to be known of the file; reading may add notices, so read them afterwards. */
  readonly notices: readonly Notice[];
  /** The hints of its format; reading may add more, because not every record has every annotation. */
  readonly hints: ReadonlyMap<string, ColumnHint>;
}
