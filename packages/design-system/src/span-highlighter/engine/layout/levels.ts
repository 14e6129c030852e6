import type { TextRange } from "../text/units";

/** What a span takes up on its level: one range, or `parts` of it. */
export interface Extent extends TextRange {
  parts?: readonly TextRange[] | undefined;
}

/**
 * The level of each span, from 0, the one nearest the text: no two spans on a level overlap, and shorter ones
 * are placed first, so that a span within another one is always nearer to the text. Spans must be in reading order: most
 * spans of a long text touch no other, and only those that do are compared.
 */
export function levelsOf(spans: readonly Extent[]): number[] {
  const result = new Array<number>(spans.length).fill(0);
  for (let first = 0; first < spans.length; ) {
    const behind = endOfHeap(spans, first);
    if (behind - first > 1) setLevels(spans, first, behind, result);
    first = behind;
  }
  return result;
}

/** The first span after a group of spans that overlap directly or through others. */
function endOfHeap(spans: readonly TextRange[], first: number): number {
  let reach = spans[first]?.end ?? 0;
  let behind = first + 1;
  for (let next = spans[behind]; next && next.start < reach; next = spans[behind]) {
    reach = Math.max(reach, next.end);
    behind += 1;
  }
  return behind;
}

function setLevels(spans: readonly Extent[], first: number, behind: number, result: number[]): void {
  const order = spans
    .slice(first, behind)
    .map(({ start, end, parts }, index) => ({
      ...{ start, end, index: first + index },
      parts: parts ?? [{ start, end }],
    }))
    .sort((a, b) => a.end - a.start - (b.end - b.start) || a.start - b.start || a.index - b.index);
  const levels: TextRange[][] = [];
  for (const { index, parts } of order) {
    let level = 0;
    while (!parts.every(({ start, end }) => fits(levels[level], start, end))) level += 1;
    const taken = levels[level] ?? [];
    for (const { start, end } of parts) taken.splice(firstEndingAfter(taken, start), 0, { start, end });
    levels[level] = taken;
    result[index] = level;
  }
}

// Spans on a level do not overlap, so one comparison is enough to find out whether there is space.
function fits(taken: readonly TextRange[] | undefined, start: number, end: number): boolean {
  const next = taken?.[firstEndingAfter(taken, start)];
  return next === undefined || next.start >= end;
}

function firstEndingAfter(taken: readonly TextRange[], index: number): number {
  let low = 0;
  let high = taken.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((taken[middle]?.end ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return low;
}
