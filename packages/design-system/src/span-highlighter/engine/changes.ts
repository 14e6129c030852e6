import {
  areOverlapping,
  inReadingOrder,
  placeFrom,
  rangesOf,
  type SpanDetails,
  type SpanPiece,
  type SpanPlace,
  spanKey,
  type TextSpan,
} from "./spans";

/** A change of the spans of a text, as sets: the owner of the spans applies it, and undo applies the inverse. */
export interface SpanChange {
  /** `accept` confirms suggested spans, `pencil` adds spans as suggestions. */
  kind:
    | "mark"
    | "relabel"
    | "resize"
    | "addPiece"
    | "removePiece"
    | "remove"
    | "accept"
    | "pencil"
    | "detail";
  removed: readonly TextSpan[];
  added: readonly TextSpan[];
}

/** The rules by which spans change. */
export interface SpanRules {
  /** Spans may lie over each other. Otherwise a new span replaces those that it overlaps. */
  allowsOverlap: boolean;
}

/**
 * The change that adds a span. Without overlap it replaces those that it overlaps.
 *
 * @param spans before it; they stay as they are
 * @param span the new one
 * @param rules of the text, as the property `allowsOverlap`
 * @returns undefined if an equal span is there already
 * @example
 * const person = { start: 0, end: 4, label: "person" };
 * mark([], person, { allowsOverlap: false }); // { kind: "mark", removed: [], added: [person] }
 */
export function mark(
  spans: readonly TextSpan[],
  span: TextSpan,
  { allowsOverlap }: SpanRules,
): SpanChange | undefined {
  if (holds(spans, span)) return undefined;
  const removed = allowsOverlap ? [] : spans.filter((other) => areOverlapping(other, span));
  return { kind: "mark", removed, added: [span] };
}

/** Gives a span another label; if that span exists already, only the old one is removed. */
export function relabel(spans: readonly TextSpan[], span: TextSpan, label: string): SpanChange | undefined {
  if (span.label === label) return undefined;
  const next = { ...span, label };
  return { kind: "relabel", removed: [span], added: holds(spans, next) ? [] : [next] };
}

/** The same span at another place. */
export function movedTo({ pieces: _, ...span }: TextSpan, place: SpanPlace): TextSpan {
  const { start, end, pieces } = place;
  return { ...span, start, end, ...(pieces && { pieces }) };
}

/** The place of a span after one of its pieces, counted from 0, has got other borders; one without a character is left out. */
export function withBorders(span: TextSpan, piece: number, borders: SpanPiece): SpanPlace | undefined {
  const ranges = rangesOf(span).map((range, index) => (index === piece ? borders : range));
  return placeFrom(ranges.filter(({ start, end }) => start < end));
}

/** Moves a span to a place: without overlap it replaces those that it overlaps there. */
function move(
  kind: SpanChange["kind"],
  spans: readonly TextSpan[],
  span: TextSpan,
  to: { place: SpanPlace | undefined } & SpanRules,
): SpanChange | undefined {
  const next = to.place && movedTo(span, to.place);
  if (!next || holds(spans, next)) return undefined;
  const others = spans.filter((other) => spanKey(other) !== spanKey(span));
  const inTheWay = to.allowsOverlap ? [] : others.filter((other) => areOverlapping(other, next));
  return { kind, removed: [span, ...inTheWay], added: [next] };
}

/** Moves the borders of a span, or of one of its pieces, counted from 0. */
export function resize(
  spans: readonly TextSpan[],
  span: TextSpan,
  { piece = 0, ...borders }: SpanPiece & { piece?: number },
  { allowsOverlap }: SpanRules,
): SpanChange | undefined {
  if (borders.start >= borders.end) return undefined;
  return move("resize", spans, span, { place: withBorders(span, piece, borders), allowsOverlap });
}

/** Adds a piece to a span; one that touches another piece is joined with it. */
export function addPiece(
  spans: readonly TextSpan[],
  span: TextSpan,
  { start, end }: SpanPiece,
  { allowsOverlap }: SpanRules,
): SpanChange | undefined {
  const place = placeFrom([...rangesOf(span), { start, end }]);
  return move("addPiece", spans, span, { place, allowsOverlap });
}

/** Removes one of the pieces of a span, counted from 0, but not the only one. */
export function removePiece(
  spans: readonly TextSpan[],
  span: TextSpan,
  piece: number,
): SpanChange | undefined {
  const place = placeFrom(rangesOf(span).filter((_, index) => index !== piece));
  return move("removePiece", spans, span, { place, allowsOverlap: true });
}

/** Replaces the note and the attributes of a span; empty ones are left out. */
export function detail(span: TextSpan, { note = "", attributes = {} }: SpanDetails): SpanChange | undefined {
  const { note: _note, attributes: _attributes, ...bare } = span;
  const chosen = Object.entries(attributes).filter(([, value]) => value !== "");
  const next: TextSpan = {
    ...bare,
    ...(note.trim() !== "" && { note: note.trim() }),
    ...(chosen.length > 0 && { attributes: Object.fromEntries(chosen) }),
  };
  const isSame = JSON.stringify(detailsOf(next)) === JSON.stringify(detailsOf(span));
  return isSame ? undefined : { kind: "detail", removed: [span], added: [next] };
}

const detailsOf = ({ note, attributes = {} }: TextSpan) => [note, Object.entries(attributes).sort()];

/** Removes spans. */
export function remove(...spans: TextSpan[]): SpanChange {
  return { kind: "remove", removed: spans, added: [] };
}

/** Accepts suggested spans. Without overlap, each replaces those that it overlaps. */
export function accept(
  spans: readonly TextSpan[],
  suggested: readonly TextSpan[],
  { allowsOverlap }: SpanRules,
): SpanChange {
  const keys = new Set(suggested.map(spanKey));
  const isInTheWay = (other: TextSpan) =>
    !keys.has(spanKey(other)) && suggested.some((span) => areOverlapping(other, span));
  return { kind: "accept", removed: allowsOverlap ? [] : spans.filter(isInTheWay), added: suggested };
}

/** Adds spans as suggestions in one step; those that would overlap others are left out. */
export function pencil(
  spans: readonly TextSpan[],
  proposed: readonly TextSpan[],
  { allowsOverlap }: SpanRules,
): SpanChange | undefined {
  const keys = new Set(spans.map(spanKey));
  const isFree = (span: TextSpan) =>
    !keys.has(spanKey(span)) && (allowsOverlap || !spans.some((other) => areOverlapping(other, span)));
  const added = proposed.filter(isFree);
  return added.length > 0 ? { kind: "pencil", removed: [], added } : undefined;
}

/**
 * The spans after a change, in reading order.
 *
 * @param spans before it; they stay as they are
 * @param change as `onChange` reports it
 * @example
 * const person = { start: 0, end: 4, label: "person" };
 * applyChange([], { kind: "mark", removed: [], added: [person] }); // [person]
 */
export function applyChange(spans: readonly TextSpan[], { removed, added }: SpanChange): TextSpan[] {
  const gone = new Set([...removed, ...added].map(spanKey));
  return [...spans.filter((span) => !gone.has(spanKey(span))), ...added].sort(inReadingOrder);
}

/** A span with its looks, which changes do not contain. */
export interface SpanWithLook extends TextSpan {
  look?: "ink" | "pencilled" | "suggested" | undefined;
}

/**
 * The same for spans with a `look`: changes of a person are in ink, the default; proposed ones are pencilled.
 *
 * @param spans before the change, suggestions included
 * @param change as `onChange` reports it
 * @returns spans that have not changed as the same objects
 * @example
 * const person = { start: 0, end: 4, label: "person" };
 * applyToShown([], { kind: "pencil", removed: [], added: [person] }); // [{ ...person, look: "pencilled" }]
 */
export function applyToShown<Shown extends SpanWithLook>(
  spans: readonly Shown[],
  change: SpanChange,
): Shown[] {
  const added = new Set(change.added.map(spanKey));
  const known = new Map(spans.map((span) => [spanKey(span), span]));
  // Ink is what a span without a look is.
  const look = change.kind === "pencil" ? { look: "pencilled" } : {};
  return applyChange(spans, change).map((span) => {
    const key = spanKey(span);
    const same = known.get(key);
    return same && !added.has(key) ? same : ({ ...span, ...look } as Shown);
  });
}

function holds(spans: readonly TextSpan[], span: TextSpan): boolean {
  const key = spanKey(span);
  return spans.some((other) => spanKey(other) === key);
}
