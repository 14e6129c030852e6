import { matching } from "../listbox";

const shownAtMost = 100;

/** The options that a search finds, at most a hundred besides the selected ones, and how many more there are. */
export function shortened<Option extends { value: string; label: string }>(
  options: readonly Option[],
  query: string,
  selected: readonly string[],
): { shown: readonly Option[]; hidden: number } {
  const found = matching(options, query);
  const chosen = new Set(selected);
  const shown = found.filter(({ value }, index) => index < shownAtMost || chosen.has(value));
  return { shown, hidden: found.length - shown.length };
}
