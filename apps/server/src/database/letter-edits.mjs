// @ts-check

// Plain JavaScript, because database threads start from files, and tests have no build.

/**
 * How many letters must be added, left out or replaced to make one word of another; more than `limit` counts as one more.
 *
 * @param {string} from
 * @param {string} to
 * @param {number} limit
 * @returns {number}
 */
export function letterEdits(from, to, limit) {
  const target = [...to];
  let row = target.map((_, index) => index + 1);
  let first = 0;
  for (const letter of from) {
    let diagonal = first;
    first += 1;
    let left = first;
    let least = first;
    row = row.map((above, index) => {
      const cost = letter === target[index] ? diagonal : Math.min(diagonal, above, left) + 1;
      diagonal = above;
      left = cost;
      least = Math.min(least, cost);
      return cost;
    });
    if (least > limit) return limit + 1;
  }
  return row.at(-1) ?? first;
}
