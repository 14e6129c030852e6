/** One step of an edit: how many tokens are kept, removed and added, in this order. */
export interface Edit {
  kept: number;
  removed: number;
  added: number;
}

/** The most changes that are searched for; the cost grows with their square. */
const MOST_CHANGES = 1000;

/**
 * The shortest edit that turns one list of tokens into another one, by Myers' algorithm. Lists with too many
 * changes are replaced as a whole, except for their common beginning and end.
 */
export function shortestEdit(before: readonly string[], after: readonly string[]): Edit[] {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [left, right] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const middle = pathOf(left, right) ?? [{ kept: 0, removed: left.length, added: right.length }];
  return [{ kept: start, removed: 0, added: 0 }, ...middle, { kept: end, removed: 0, added: 0 }];
}

function pathOf(before: readonly string[], after: readonly string[]): Edit[] | undefined {
  if (before.length === 0 || after.length === 0) return undefined;
  const most = Math.min(before.length + after.length, MOST_CHANGES);
  const rounds: Int32Array[] = [];
  const reached = new Int32Array(2 * most + 3);
  for (let changes = 0; changes <= most; changes += 1) {
    // Only the diagonals that this round can reach are stored.
    rounds.push(reached.slice(most - changes, most + changes + 3));
    if (advance(reached, { before, after, changes, zero: most + 1 })) return backtrack(before, after, rounds);
  }
  return undefined;
}

interface Round {
  before: readonly string[];
  after: readonly string[];
  changes: number;
  /** The index of the diagonal 0. */
  zero: number;
}

/** Extends every path by one change and by all equal tokens after it; returns whether one is complete. */
function advance(reached: Int32Array, { before, after, changes, zero }: Round): boolean {
  for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
    const start = changes === 0 ? 0 : afterChange((one) => reached[zero + one] ?? 0, diagonal, changes);
    const x = afterEqual(before, after, start, diagonal);
    reached[zero + diagonal] = x;
    if (x >= before.length && x - diagonal >= after.length) return true;
  }
  return false;
}

/** Whether the furthest path to a diagonal ends with an added token, not with a removed one. */
function endsWithAdded(at: (diagonal: number) => number, diagonal: number, changes: number): boolean {
  if (diagonal === -changes) return true;
  return diagonal !== changes && at(diagonal - 1) < at(diagonal + 1);
}

function afterChange(at: (diagonal: number) => number, diagonal: number, changes: number): number {
  return endsWithAdded(at, diagonal, changes) ? at(diagonal + 1) : at(diagonal - 1) + 1;
}

function afterEqual(before: readonly string[], after: readonly string[], from: number, diagonal: number) {
  let x = from;
  while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
  return x;
}

/** Follows the shortest path from its end to its beginning. */
function backtrack(
  before: readonly string[],
  after: readonly string[],
  rounds: readonly Int32Array[],
): Edit[] {
  const edits: Edit[] = [];
  let [x, y] = [before.length, after.length];
  for (let changes = rounds.length - 1; changes > 0; changes -= 1) {
    const at = (diagonal: number) => rounds[changes]?.[diagonal + changes + 1] ?? 0;
    const diagonal = x - y;
    const isAdded = endsWithAdded(at, diagonal, changes);
    edits.push({ kept: x - afterChange(at, diagonal, changes), removed: 0, added: 0 });
    edits.push(isAdded ? { kept: 0, removed: 0, added: 1 } : { kept: 0, removed: 1, added: 0 });
    const previous = isAdded ? diagonal + 1 : diagonal - 1;
    x = at(previous);
    y = x - previous;
  }
  edits.push({ kept: x, removed: 0, added: 0 });
  return edits.reverse();
}
