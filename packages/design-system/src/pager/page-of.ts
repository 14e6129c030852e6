/** Parses a typed page number and clamps it; undefined if it is not a number. */
export function pageOf(typed: string, total: number | undefined): number | undefined {
  if (!/^\s*\d+\s*$/.test(typed)) return undefined;
  const page = Math.max(1, Number(typed));
  return total === undefined ? page : Math.min(page, Math.max(1, total));
}
