/** The two ways of counting in one text: indexes of UTF-16 units, as the DOM counts, and code points, as spans do. */
export interface Offsets {
  /** The length in code points. */
  length: number;
  toIndex: (codePoint: number) => number;
  toCodePoint: (index: number) => number;
}

const pair = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;

/** Makes the conversion for a text; what lies inside a pair counts as the pair's start. */
export function makeOffsets(text: string): Offsets {
  const pairs = [...text.matchAll(pair)].map(({ index }) => index);
  // Of the pairs before it, each takes one unit more than it has code points.
  return {
    length: text.length - pairs.length,
    toIndex: (codePoint) => codePoint + countWhere(pairs, (index, before) => index - before < codePoint),
    toCodePoint: (target) => target - countWhere(pairs, (index) => index < target),
  };
}

/** How many items at the front hold; all that hold come before all that don't. */
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
