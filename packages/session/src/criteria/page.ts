/** What a person looks at: the position of its first record, from 1, and how many records are on it. */
export interface Page {
  page: number;
  many: number;
}

/** Records that are fetched at once in focus mode. */
export const FETCH_SIZE = 10;

/** The numbers of records that may be on one page when many are. */
const pageSizes = [10, 25, 50, 100] as const;

/** The page of a single record. */
export function focusOn(page: number): Page {
  return { page, many: 1 };
}

/** Whether one record is looked at, not many. */
function isFocus({ many }: Page): boolean {
  return many === 1;
}

/** What the server is asked for to show a page: in focus mode a few records ahead come along. */
export function serverPage(page: Page): { from: number; many: number } {
  return { from: page.page, many: isFocus(page) ? FETCH_SIZE : page.many };
}

/**
 * Reads a page out of an address: "3" is one record, "11~25" twenty-five from the eleventh. What is no number is
 * passed over; a size that is not offered makes the whole of it void.
 */
export function pageFrom(text: string | null): Page {
  const [first, size] = (text ?? "").split("~").map(Number).filter(isPosition);
  if (first === undefined) return focusOn(1);
  if (size === undefined) return focusOn(first);
  return (pageSizes as readonly number[]).includes(size) ? { page: first, many: size } : focusOn(1);
}

/** Writes a page as it stands in an address. */
export function pageText(page: Page): string {
  return isFocus(page) ? String(page.page) : `${page.page}~${page.many}`;
}

function isPosition(number: number): boolean {
  return Number.isSafeInteger(number) && number > 0;
}
