import type { TextRange } from "./units";

/** A span as painted: position, level and colour; suggested spans have no tint. */
export interface Leveled extends TextRange {
  /** If it has several pieces, all of them. */
  pieces?: readonly TextRange[] | undefined;
  level: number;
  hue: number;
  isTinted: boolean;
}

/** A range with one tint. */
export interface Segment extends TextRange {
  hue: number;
}

/** Splits a part of a text into ranges with one tint each: that of the span nearest to the text. */
export function tintSegments(spans: readonly Leveled[], part: TextRange): Segment[] {
  const tinted = spans.filter(({ isTinted }) => isTinted).flatMap(inPieces);
  const clamp = (index: number) => Math.min(Math.max(index, part.start), part.end);
  const borders = [...new Set(tinted.flatMap(({ start, end }) => [clamp(start), clamp(end)]))];
  borders.sort((a, b) => a - b);
  const starting = tinted.toSorted((a, b) => a.start - b.start);
  const segments: Segment[] = [];
  let next = 0;
  let covering: Leveled[] = [];
  for (const [place, start] of borders.entries()) {
    const end = borders[place + 1];
    if (end === undefined) break;
    for (let span = starting[next]; span && span.start <= start; span = starting[next]) {
      covering.push(span);
      next += 1;
    }
    covering = covering.filter((span) => span.end > start);
    const nearest = innermost(covering);
    if (nearest) append(segments, { start, end, hue: nearest.hue });
  }
  return segments;
}

function inPieces(span: Leveled): readonly Leveled[] {
  const { pieces = [] } = span;
  return pieces.length < 2 ? [span] : pieces.map(({ start, end }) => ({ ...span, start, end }));
}

function innermost(spans: readonly Leveled[]): Leveled | undefined {
  let best: Leveled | undefined;
  for (const span of spans) if (!best || span.level < best.level) best = span;
  return best;
}

function append(segments: Segment[], segment: Segment): void {
  const last = segments.at(-1);
  if (last && last.end === segment.start && last.hue === segment.hue) last.end = segment.end;
  else segments.push(segment);
}
