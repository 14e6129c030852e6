import { digitOf, interpretDigit, type TypedDigits } from "../digits";

/**
 * What a digit, or Delete, does to the rank of an item on a board of `count` places: the rank it sets at once
 * (null: none) and, where a longer number is possible, what a further digit continues. Nothing where no such
 * place exists.
 */
export function typeRank(
  key: string,
  before: TypedDigits | undefined,
  now: number,
  count: number,
): { rank: number | null; isLonger: boolean; pending: TypedDigits | undefined } | undefined {
  const typed = interpretDigit(key, before, now, count);
  if (typed) return { rank: typed.number, isLonger: typed.isLonger, pending: typed.pending };
  return digitOf(key) === "0" || key === "Delete"
    ? { rank: null, isLonger: false, pending: undefined }
    : undefined;
}

/** The items of a board in visual order: those without a rank, then by slot. */
export function inSight<Item extends { rank: number | null }>(items: readonly Item[]): Item[] {
  const ranked = items.filter(({ rank }) => rank !== null);
  return [
    ...items.filter(({ rank }) => rank === null),
    ...ranked.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0)),
  ];
}

/** The first empty slot, or the last slot if none is empty. */
export function firstFree(items: readonly { rank: number | null }[]): number {
  const taken = new Set(items.map(({ rank }) => rank));
  const free = items.findIndex((_, index) => !taken.has(index + 1));
  return free < 0 ? items.length : free + 1;
}
