import type { Translate } from "@glossa/locales";

/** A team is longer than a line that anybody reads. */
const shownNames = 10;

/**
 * Lists names, the first ten of them.
 *
 * @param names of people
 * @param t translates how many more there are
 * @example
 * firstNames(["ana", "ben"], useT()); // "ana, ben"
 */
export function firstNames(names: readonly string[], t: Translate): string {
  const shown = names.slice(0, shownNames).join(", ");
  const count = names.length - shownNames;
  return count > 0 ? t("files.whole.more", { names: shown, count }) : shown;
}
