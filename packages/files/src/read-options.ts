import type { FileFormat } from "./formats/formats";

/** What separates decimals: a comma as in "1.234,5", or a point as in "1,234.5". */
export const decimals = ["comma", "point"] as const;

/** One of these. */
export type Decimal = (typeof decimals)[number];

/** What one record of a `.txt` file is: a row of a table, a line, or the whole file. */
export const textUnits = ["table", "line", "file"] as const;

/** One of these. */
export type TextUnit = (typeof textUnits)[number];

/** How files are read, where that can be chosen. */
export interface Reading {
  /** CSV, TSV and Excel: whether the first row has the names of the columns; default: it has. */
  header?: boolean;
  /** Excel: the name of the sheet; default: the first one that is a table. */
  sheet?: string;
  /** `.txt` files without annotations; default: as the content looks. */
  text?: TextUnit;
  /** Numbers that are written as text; default: as the numbers of each column show. */
  decimal?: Decimal;
}

/** What is decided before files are opened; the rest is found out. */
export interface ReadOptions extends Reading {
  /** Reads all files as this format. */
  format?: FileFormat;
}
