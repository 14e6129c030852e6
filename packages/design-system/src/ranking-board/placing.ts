/** A rank that is being typed: two digits within `waitMs` are one number. */
export interface TypedRank {
  typed: string;
  at: number;
}

/** Milliseconds in which a second digit belongs to the first. */
export const waitMs = 300;

/**
 * What a digit, or Delete, does to the rank of an item on a board of `count` places: the rank it sets at once
 * (null: none) and, where a longer number is possible, what a further digit continues. Nothing where no such
 * place exists.
 */
export function typeRank(
  key: string,
  before: TypedRank | undefined,
  now: number,
  count: number,
): { rank: number | null; pending: TypedRank | undefined } | undefined {
  if (key === "Delete") return { rank: null, pending: undefined };
  if (!/^\d$/.test(key)) return undefined;
  const isFollowing = before !== undefined && now - before.at <= waitMs;
  const candidates = isFollowing ? [before.typed + key, key] : [key];
  const typed = candidates.find((digits) => Number(digits) <= count && !/^0\d/.test(digits));
  if (typed === undefined) return undefined;
  const rank = Number(typed);
  const canGrow = rank > 0 && rank * 10 <= count;
  return { rank: rank === 0 ? null : rank, pending: canGrow ? { typed, at: now } : undefined };
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
