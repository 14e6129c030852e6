import { CommandFailure } from "../failure";

/** One row of a file: its values by column, and the line on which it begins. */
export interface Row {
  line: number;
  values: Record<string, unknown>;
}

/** Reads a file from its start, row by row. */
export type RowReader = (path: string) => AsyncGenerator<Row>;

/** Whether a cell holds nothing. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

/** The failure of a row that cannot be read; nothing has been sent by then. */
export function badRow(place: { line: number; column?: number | string }, reason: string): CommandFailure {
  const column = place.column === undefined ? "" : `, column ${place.column}`;
  return new CommandFailure(`Line ${place.line}${column}: ${reason} Nothing was imported.`);
}
