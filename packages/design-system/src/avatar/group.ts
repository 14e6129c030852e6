const shownAtMost = 3;
const expandableAtMost = 10;

/** Splits a team: the first three avatars, then a number that expands the rest or, for many, only counts them. */
export function groupOf<User>(users: readonly User[], isExpanded: boolean) {
  const hidden = Math.max(0, users.length - shownAtMost);
  const canExpand = hidden > 0 && users.length <= expandableAtMost;
  return { shown: canExpand && isExpanded ? users : users.slice(0, shownAtMost), hidden, canExpand };
}
