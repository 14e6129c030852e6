import type { ColumnProfile } from "./column-profile";

const shortText = 60;

/** The most characters of an external id. */
export const longestId = 255;

/**
 * Whether each row may have a value of its own, as ids are: with very many rows that is not known.
 *
 * @param column of a file
 * @param rows of the file
 * @example
 * declare const profile: FileProfile;
 * profile.columns.filter((column) => canBeId(column, profile.rows)).length;
 */
export function canBeId({ kind, isAlwaysFilled, distinct, longest }: ColumnProfile, rows: number): boolean {
  const isScalar = kind === "text" || kind === "integer";
  return (
    isScalar && isAlwaysFilled && longest <= longestId && (distinct === undefined || distinct.size === rows)
  );
}

/** Whether a column holds sentences: not a short list of names, not single words, dates or addresses. */
export function isProse(column: ColumnProfile): boolean {
  return column.kind === "text" && column.hasSpaces && !isShortList(column);
}

/** Whether few short values repeat. */
export function isShortList(column: ColumnProfile): boolean {
  return (
    column.distinct !== undefined &&
    column.longest <= shortText &&
    column.filled >= 1.5 * column.distinct.size
  );
}
