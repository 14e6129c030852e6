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

/** Whether few short values repeat; one of several lines is written by hand, however often it repeats. */
export function isShortList(column: ColumnProfile): boolean {
  return column.filled >= leastRepeated(column);
}

/**
 * Whether all that people have answered is a choice between a few short labels. Who could write a text must not be offered
 * the texts of others instead, so values that do not repeat are texts.
 */
export function areLabels(column: ColumnProfile): boolean {
  return column.values >= leastRepeated(column) && [...(column.distinct ?? [])].every(isLabelLike);
}

/** How many labels a column has, with those that its format names. */
export function countOfLabels(distinct: ReadonlySet<string>, options: readonly string[] = []): number {
  return new Set([...options, ...distinct]).size;
}

/** The number of values from which on they repeat; none is enough if they cannot be labels. */
function leastRepeated({ distinct, longest, hasLineBreaks }: ColumnProfile): number {
  const mayBeLabels = distinct !== undefined && longest <= shortText && !hasLineBreaks;
  return mayBeLabels ? 1.5 * distinct.size : Number.POSITIVE_INFINITY;
}

/** Sentences and what has spaces around it are texts. Chinese and Japanese sentences have no spaces between their words. */
function isLabelLike(value: string): boolean {
  return value.trim() === value && !/(\s.*[.!?…؟۔।]|[。！？])$/u.test(value);
}
