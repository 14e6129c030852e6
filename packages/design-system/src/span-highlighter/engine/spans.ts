import { compareCodePoints } from "../../span-hues";

/** The details of a span in addition to its label. */
export interface SpanDetails {
  note?: string | undefined;
  /** The chosen values by the names of the attributes. */
  attributes?: Readonly<Record<string, string>> | undefined;
}

/** A range of a text, counted in code points; `end` is exclusive. */
export interface SpanPiece {
  start: number;
  end: number;
}

/** A labelled range of a text, counted in code points; `end` is exclusive. */
export interface TextSpan extends SpanDetails, SpanPiece {
  label: string;
  /** Further ranges that belong to the span: behind it, in their order, not over each other. Most spans have none. */
  pieces?: readonly SpanPiece[] | undefined;
}

/** A span without its label. */
export type SpanPlace = Pick<TextSpan, "start" | "end" | "pieces">;

/** The ranges of a span, in their order. */
export function rangesOf({ start, end, pieces = [] }: SpanPlace): readonly [SpanPiece, ...SpanPiece[]] {
  return [{ start, end }, ...pieces];
}

/** The place that several ranges make: in their order, with those joined that overlap or touch; undefined for none. */
export function placeFrom(ranges: readonly SpanPiece[]): SpanPlace | undefined {
  const joined: SpanPiece[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  const [first, ...pieces] = joined;
  return first && { ...first, ...(pieces.length > 0 && { pieces }) };
}

// Keys are computed often in a long text, and spans are immutable.
const names = new WeakMap<TextSpan, string>();

/**
 * The key of a span: its identity, by which changes and relations name it. Spans with equal places and labels have equal
 * keys, whatever their details.
 *
 * @param span with offsets in code points
 * @example
 * spanKey({ start: 0, end: 4, label: "person" }); // "0-4-person"
 */
export function spanKey(span: TextSpan): string {
  const known = names.get(span);
  if (known !== undefined) return known;
  const name = `${placeKey(span)}-${span.label}`;
  names.set(span, name);
  return name;
}

/** The key of the place of a span, which spans with other labels may share. */
export function placeKey({ start, end, pieces }: SpanPlace): string {
  const further = pieces?.map((piece) => `+${piece.start}-${piece.end}`) ?? [];
  return `${start}-${end}${further.join("")}`;
}

/**
 * Whether two spans share a character; adjacent ones, and one in the gap of another, do not.
 *
 * @param a with all its pieces
 * @param b with all its pieces
 * @example
 * areOverlapping({ start: 0, end: 4 }, { start: 4, end: 8 }); // false
 */
export function areOverlapping(a: SpanPlace, b: SpanPlace): boolean {
  if (a.pieces === undefined && b.pieces === undefined) return a.start < b.end && b.start < a.end;
  return rangesOf(a).some((one) => rangesOf(b).some((other) => areOverlapping(one, other)));
}

/** Compares spans in reading order; at the same start, the longer one comes first. */
export function inReadingOrder(a: TextSpan, b: TextSpan): number {
  return (
    a.start - b.start ||
    b.end - a.end ||
    compareCodePoints(a.label, b.label) ||
    compareCodePoints(placeKey(a), placeKey(b))
  );
}
