const shownAtMost = 2;

/** The badges of a set filter: the first two, and how many more there are. */
export function collapsed(badges: readonly string[]): { shown: readonly string[]; hidden: number } {
  return { shown: badges.slice(0, shownAtMost), hidden: Math.max(0, badges.length - shownAtMost) };
}
