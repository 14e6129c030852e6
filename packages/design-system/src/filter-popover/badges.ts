/** The badges of a set filter: the first ones, and how many more there are. */
export function collapsed<Badge>(
  badges: readonly Badge[],
  shownAtMost = 2,
): { shown: readonly Badge[]; hidden: number } {
  return { shown: badges.slice(0, shownAtMost), hidden: Math.max(0, badges.length - shownAtMost) };
}
