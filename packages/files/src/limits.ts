/** What is read at most: the rest would not fit a browser, or a request. */
export const limits = {
  fileBytes: 2 * 1024 ** 3,
  /** Characters of one cell. */
  cell: 10_000_000,
  /** Characters of a record of a whole dataset: with images and the answers of many people. */
  recordLine: 100_000_000,
  columns: 2_000,
  jsonDepth: 100,
  /** Bytes of a document of brat. */
  documentBytes: 64 * 1024 ** 2,
  /** Bytes of a workbook, and of a group of rows of a Parquet file: both are decoded in memory. */
  workbookBytes: 256 * 1024 ** 2,
  rowGroupBytes: 1024 ** 3,
  /** Bytes that the parts of a workbook may have when they are inflated. */
  inflatedBytes: 1024 ** 3,
  /** Rows that were refused and are kept to be shown. */
  refusedRows: 1_000,
  /** Records of a table that the server may refuse before the import ends. */
  refusedByServer: 200,
} as const;

/** A number of bytes in megabytes. */
export function megabytes(bytes: number): number {
  return Math.floor(bytes / 1024 ** 2);
}
