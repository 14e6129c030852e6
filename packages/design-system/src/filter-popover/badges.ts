const shownAtMost = 2;

/** The badges of a set filter: the first two, and how many more there are. */
export function collapsed<Badge>(badges: readonly Badge[]): { shown: readonly Badge[]; hidden: number } {
  return { shown: badges.slice(0, shownAtMost), hidden: Math.max(0, badges.length - shownAtMost) };
}
