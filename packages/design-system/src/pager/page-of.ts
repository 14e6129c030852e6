/** The page that somebody typed, kept within what there is; nothing for what is no number. */
export function pageOf(typed: string, total: number | undefined): number | undefined {
  if (!/^\s*\d+\s*$/.test(typed)) return undefined;
  const page = Math.max(1, Number(typed));
  return total === undefined ? page : Math.min(page, Math.max(1, total));
}
