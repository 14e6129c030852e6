import type { SpanPiece, SpanPlace } from "../spans";
import { makeOffsets } from "./offsets";

/**
 * Spans in code points, from spans whose offsets count UTF-16 units, as the indexes of JavaScript, Java and C# do.
 *
 * @param text the whole text to which the offsets refer
 * @param spans their other properties are kept; an offset inside a surrogate pair counts as the start of the pair
 * @example
 * fromUtf16("🎉 Ana", [{ start: 3, end: 6, label: "person" }]); // from 2 to 5
 */
export function fromUtf16<Place extends SpanPlace>(text: string, spans: readonly Place[]): Place[] {
  return converted(spans, makeOffsets(text).toCodePoint);
}

/**
 * Spans whose offsets count UTF-16 units, as `text.slice` needs them, from spans in code points.
 *
 * @param text the whole text to which the offsets refer
 * @param spans such as those of `onSpansChange`; their other properties are kept
 * @example
 * toUtf16("🎉 Ana", [{ start: 2, end: 5, label: "person" }]); // from 3 to 6
 */
export function toUtf16<Place extends SpanPlace>(text: string, spans: readonly Place[]): Place[] {
  return converted(spans, makeOffsets(text).toIndex);
}

function converted<Place extends SpanPlace>(
  spans: readonly Place[],
  convert: (offset: number) => number,
): Place[] {
  const placed = ({ start, end }: SpanPiece) => ({ start: convert(start), end: convert(end) });
  return spans.map((span) => ({
    ...span,
    ...placed(span),
    ...(span.pieces && { pieces: span.pieces.map(placed) }),
  }));
}
