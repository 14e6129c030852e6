/** Converts between indexes of UTF-16 units, as in the DOM, and code points, as in spans. */
export interface Offsets {
  /** The length in code points. */
  length: number;
  toIndex: (codePoint: number) => number;
  toCodePoint: (index: number) => number;
}

const pair = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;

/** Makes the conversion for a text; an index inside a surrogate pair counts as its start. */
export function makeOffsets(text: string): Offsets {
  const pairs = [...text.matchAll(pair)].map(({ index }) => index);
  // Each surrogate pair before it has one unit more than code points.
  return {
    length: text.length - pairs.length,
    toIndex: (codePoint) => codePoint + countWhere(pairs, (index, before) => index - before < codePoint),
    toCodePoint: (target) => target - countWhere(pairs, (index) => index < target),
  };
}

/** Binary search: the number of leading items that satisfy the predicate. */
function countWhere(sorted: readonly number[], holds: (item: number, index: number) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(sorted[middle] ?? 0, middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
