import type { ColumnProfile } from "./column-profile";

const shortText = 60;

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
