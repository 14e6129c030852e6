const shownAtMost = 3;
const expandableAtMost = 10;

/** How a team is shown: the first three, then a number that unfolds the rest, or just a number when they are many. */
export function groupOf<User>(users: readonly User[], isExpanded: boolean) {
  const hidden = Math.max(0, users.length - shownAtMost);
  const canExpand = hidden > 0 && users.length <= expandableAtMost;
  return { shown: canExpand && isExpanded ? users : users.slice(0, shownAtMost), hidden, canExpand };
}
