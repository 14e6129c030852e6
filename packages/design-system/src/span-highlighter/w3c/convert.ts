import { makeOffsets, type Offsets } from "../engine/offsets";
import { placeFrom, rangesOf, type SpanPiece, type SpanPlace, type TextSpan } from "../engine/spans";
import type { TextRange } from "../engine/units";
import { anchor, quotationOf } from "./anchor";
import type {
  AnnotationTarget,
  AnySelector,
  ForeignAnnotation,
  TextualBody,
  WebAnnotation,
} from "./annotation";
import { detailsOf, labelOf, selectorsOf, targetsOf } from "./foreign";

interface Options {
  /** The address of the text. */
  source?: string | undefined;
  /** The id of the annotation of a span. Without it, annotations have none. */
  idOf?: ((span: TextSpan) => string) | undefined;
}

/** The W3C Web Annotations of spans: each has a position, and its words with the text around them. */
export function toWebAnnotations(
  text: string,
  spans: readonly TextSpan[],
  options: Options = {},
): WebAnnotation[] {
  const { toIndex } = makeOffsets(text);
  return spans.map((span) => {
    const [first, ...further] = rangesOf(span).map((range) => targetOf(text, range, { toIndex, ...options }));
    if (!first)
      throw new Error("A span has no range, so no annotation can be made of it. Give it start and end.");
    return {
      "@context": "http://www.w3.org/ns/anno.jsonld",
      ...(options.idOf && { id: options.idOf(span) }),
      type: "Annotation",
      body: bodiesOf(span),
      target: further.length > 0 ? [first, ...further] : first,
    };
  });
}

function targetOf(
  text: string,
  { start, end }: SpanPiece,
  { toIndex, source }: Pick<Options, "source"> & Pick<Offsets, "toIndex">,
): AnnotationTarget {
  const { exact, prefix, suffix } = quotationOf(text, { start: toIndex(start), end: toIndex(end) });
  return {
    ...(source !== undefined && { source }),
    selector: [
      { type: "TextPositionSelector", start, end },
      { type: "TextQuoteSelector", exact, ...(prefix && { prefix }), ...(suffix && { suffix }) },
    ],
  };
}

function bodiesOf({ label, note, attributes = {} }: TextSpan): TextualBody[] {
  const type = "TextualBody";
  return [
    { type, purpose: "tagging", value: label },
    ...(note === undefined ? [] : [{ type, purpose: "commenting", value: note } as const]),
    ...Object.entries(attributes).map(
      ([name, value]) => ({ type, purpose: "classifying", name, value }) as const,
    ),
  ];
}

/** The spans of annotations, and the annotations that have no place in the text or no label. */
export interface ReadAnnotations<Annotation> {
  spans: TextSpan[];
  lost: Annotation[];
}

/**
 * Reads W3C Web Annotations, also those of other software. The words decide: if the text has changed a little since, the
 * span moves with them. An annotation without words has its position. Several targets are the pieces of one span.
 */
export function fromWebAnnotations<Annotation extends ForeignAnnotation>(
  text: string,
  annotations: readonly Annotation[],
): ReadAnnotations<Annotation> {
  const offsets = makeOffsets(text);
  const read: ReadAnnotations<Annotation> = { spans: [], lost: [] };
  for (const annotation of annotations) {
    const label = labelOf(annotation);
    const place = wholePlace(
      targetsOf(annotation).map((one) => placeOf(text, offsets, selectorsOf(one))),
      offsets,
    );
    if (label === undefined || !place) read.lost.push(annotation);
    else read.spans.push({ ...place, label, ...detailsOf(annotation) });
  }
  return read;
}

/** The place of all targets; undefined if one of them has none, because a part of a span would be another one. */
function wholePlace(found: readonly (TextRange | undefined)[], offsets: Offsets): SpanPlace | undefined {
  const places = found.filter((place) => place !== undefined);
  if (places.length < found.length) return undefined;
  return placeFrom(places.map((place) => inCodePoints(place, offsets)));
}

function placeOf(text: string, offsets: Offsets, selectors: readonly AnySelector[]): TextRange | undefined {
  const position = selectors.find(({ type }) => type === "TextPositionSelector");
  const quote = selectors.find(({ type }) => type === "TextQuoteSelector");
  const old = position && inIndexes(position, offsets);
  if (quote?.exact === undefined) return old;
  return anchor(text, { ...quote, exact: quote.exact }, old?.start);
}

function inIndexes({ start, end }: AnySelector, { length, toIndex }: Offsets): TextRange | undefined {
  const isSound = Number.isInteger(start) && Number.isInteger(end);
  if (!isSound || start === undefined || end === undefined) return undefined;
  return start >= 0 && start < end && end <= length
    ? { start: toIndex(start), end: toIndex(end) }
    : undefined;
}

function inCodePoints({ start, end }: TextRange, { toCodePoint }: Offsets): TextRange {
  return { start: toCodePoint(start), end: toCodePoint(end) };
}
