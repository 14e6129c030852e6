/** Parses a typed position; undefined if it is no whole number from 1 to `total`. */
export function pageOf(typed: string, total: number | undefined): number | undefined {
  if (!/^\s*\d+\s*$/.test(typed)) return undefined;
  const page = Number(typed);
  return page >= 1 && page <= (total ?? Number.MAX_SAFE_INTEGER) ? page : undefined;
}
