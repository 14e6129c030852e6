/** The records on screen: the position of the first one, from 1, and their number. */
export interface PageSpec {
  page: number;
  many: number;
}

/** Number of records that are fetched at once in focus mode. */
export const FETCH_SIZE = 10;

/**
 * The page sizes that a list of records offers; the first one is the default.
 *
 * @example
 * const select = { options: pageSizes }; // 10, 25, 50 and 100
 */
export const pageSizes = [10, 25, 50, 100] as const;

/** The page of a single record. */
export function focusOn(page: number): PageSpec {
  return { page, many: 1 };
}

/** Whether so many records can be on screen: one, or a list of a size that is offered. */
export function isPageSize(many: number): boolean {
  return many === 1 || (pageSizes as readonly number[]).includes(many);
}

/** Whether one record is on screen, not a list. */
function isFocus({ many }: PageSpec): boolean {
  return many === 1;
}

/** The range to request from the server for a page; in focus mode it includes the next records. */
export function serverPage(page: PageSpec): { from: number; many: number } {
  return { from: page.page, many: isFocus(page) ? FETCH_SIZE : page.many };
}

/**
 * Parses a page from a URL: "3" is one record, "11~25" is twenty-five from the eleventh. Text that is not a
 * number is ignored; an unknown page size makes the whole text invalid.
 */
export function pageFrom(text: string | null): PageSpec {
  const [first, size] = (text ?? "").split("~").map(Number).filter(isPosition);
  if (first === undefined) return focusOn(1);
  if (size === undefined) return focusOn(first);
  return (pageSizes as readonly number[]).includes(size) ? { page: first, many: size } : focusOn(1);
}

/** Formats a page for the URL. */
export function pageText(page: PageSpec): string {
  return isFocus(page) ? String(page.page) : `${page.page}~${page.many}`;
}

function isPosition(number: number): boolean {
  return Number.isSafeInteger(number) && number > 0;
}
