import type { Stretch } from "./units";

/**
 * The level of each span, from 0, the one nearest the text: no two spans on a level overlap, and shorter ones
 * choose first, so that what lies within another span is always nearer to the text.
 */
export function levelsOf(spans: readonly Stretch[]): number[] {
  const order = spans
    .map((span, index) => ({ ...span, index }))
    .sort((a, b) => a.end - a.start - (b.end - b.start) || a.start - b.start || a.index - b.index);
  const levels: Stretch[][] = [];
  const result = new Array<number>(spans.length).fill(0);
  for (const { index, start, end } of order) {
    let level = 0;
    while (!fits(levels[level], start, end)) level += 1;
    const taken = levels[level] ?? [];
    taken.splice(firstEndingAfter(taken, start), 0, { start, end });
    levels[level] = taken;
    result[index] = level;
  }
  return result;
}

// What is on a level does not overlap, so one place decides whether there is room.
function fits(taken: readonly Stretch[] | undefined, start: number, end: number): boolean {
  const next = taken?.[firstEndingAfter(taken, start)];
  return next === undefined || next.start >= end;
}

function firstEndingAfter(taken: readonly Stretch[], index: number): number {
  let low = 0;
  let high = taken.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((taken[middle]?.end ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return low;
}
