import { extentOf } from "../engine/layout/extents";
import { levelsOf } from "../engine/layout/levels";
import { inReadingOrder, rangesOf, type SpanPlace, spanKey, type TextSpan } from "../engine/spans";
import type { Offsets } from "../engine/text/offsets";
import type { Leveled } from "../engine/text/segments";
import type { TextRange } from "../engine/text/units";
import type { LabelColour } from "./colours";

/** The state of a span: given by a person, suggested and part of the answer, or suggested and not accepted. */
export type SpanLook = "ink" | "pencilled" | "suggested";

/** A span to be shown. */
export interface ShownSpan extends TextSpan {
  /** @default "ink" */
  look?: SpanLook | undefined;
  /** The score, formatted. */
  score?: string | undefined;
}

/** A span as it is drawn: in indexes of the text, with its level and colour. Its range is that of its first piece. */
export interface DrawnSpan extends Leveled {
  /** All its pieces, in their order; of most spans one. */
  pieces: readonly TextRange[];
  key: string;
  span: TextSpan;
  text: string;
  look: SpanLook;
  score: string | undefined;
  /** The colour of its label, if that is not one of the palette. */
  own: string | undefined;
}

interface Before {
  offsets: Offsets;
  /** Drawn spans by identity. */
  drawn: WeakMap<ShownSpan, DrawnSpan>;
  /** Drawn spans by key, for callers that create equal spans again. */
  before: readonly DrawnSpan[];
}

/**
 * Returns the spans in reading order, as they are drawn. Those that look as before stay the same object.
 *
 * @param names of labels with their colours, by value
 */
export function drawnSpans(
  spans: readonly ShownSpan[],
  names: ReadonlyMap<string, { name: string } & Partial<LabelColour>>,
  { offsets: { toIndex }, drawn, before }: Before,
): DrawnSpan[] {
  const sorted = spans.toSorted(inReadingOrder);
  const own = sorted.map((span) => drawn.get(span));
  const equal = before.length > 0 && own.includes(undefined) ? keyed(before) : undefined;
  const known = sorted.map((span, index) => own[index] ?? equal?.get(spanKey(span)));
  const places = sorted.map((span, index) => known[index]?.pieces ?? piecesInText(span, toIndex));
  const levels = levelsOf(places.map(extentOf));
  return sorted.map((span, index) => {
    const { name = span.label, hue = 1, own: colour } = names.get(span.label) ?? {};
    const look = span.look ?? "ink";
    const looks = { text: name, look, score: look === "ink" ? undefined : span.score, hue, own: colour };
    const level = levels[index] ?? 0;
    const same = known[index];
    if (same && looksLike(same, looks, level) && haveSameDetails(same.span, span)) {
      if (same !== own[index]) drawn.set(span, same);
      return same;
    }
    const now = { ...drawnAt(span, places[index] ?? []), ...looks, level, isTinted: look === "ink" };
    drawn.set(span, now);
    return now;
  });
}

function drawnAt(span: TextSpan, pieces: readonly TextRange[]) {
  const [{ start, end } = { start: 0, end: 0 }] = pieces;
  return { key: spanKey(span), span: placeOf(span), start, end, pieces };
}

/** A span without its looks, as changes contain it. */
export function placeOf({ start, end, label, pieces, note, attributes }: TextSpan): TextSpan {
  return {
    ...{ start, end, label },
    ...(pieces !== undefined && pieces.length > 0 && { pieces }),
    ...(note !== undefined && { note }),
    ...(attributes !== undefined && { attributes }),
  };
}

const haveSameDetails = (a: TextSpan, b: TextSpan) => a.note === b.note && a.attributes === b.attributes;

export function inText({ start, end }: TextRange, toIndex: Offsets["toIndex"]): TextRange {
  return { start: toIndex(start), end: toIndex(end) };
}

function piecesInText(span: SpanPlace, toIndex: Offsets["toIndex"]): TextRange[] {
  return rangesOf(span).map((piece) => inText(piece, toIndex));
}

function keyed(drawn: readonly DrawnSpan[]): ReadonlyMap<string, DrawnSpan> {
  return new Map(drawn.map((span) => [span.key, span]));
}

// The key contains the position and the label.
function looksLike(
  a: DrawnSpan,
  b: Pick<DrawnSpan, "text" | "look" | "score" | "hue" | "own">,
  level: number,
): boolean {
  return (
    a.level === level &&
    a.look === b.look &&
    a.score === b.score &&
    a.hue === b.hue &&
    a.own === b.own &&
    a.text === b.text
  );
}
