import type { SpanRelation } from "../engine/relations";
import { placeFrom, rangesOf, type SpanPiece, type SpanPlace, spanKey, type TextSpan } from "../engine/spans";
import { makeOffsets, type Offsets } from "../engine/text/offsets";
import type { TextRange } from "../engine/text/units";
import { anchor, quotationOf } from "./anchor";
import type {
  AnnotationTarget,
  AnySelector,
  ForeignAnnotation,
  TextualBody,
  WebAnnotation,
} from "./annotation";
import { detailsOf, labelOf, selectorsOf, targetsOf } from "./foreign";
import { isLink, relationOf } from "./relations";

/** The properties of annotations besides their spans. */
export interface AnnotationOptions {
  /** The address of the text. */
  source?: string | undefined;
  /** The id of the annotation of a span. Without it, annotations have none. */
  idOf?: ((span: TextSpan) => string) | undefined;
}

/**
 * The W3C Web Annotations of spans: each has a position, and its words with the text around them.
 *
 * @param text the whole text, in which the spans count code points
 * @param spans with their notes and attributes
 * @param options the address of the text, and the ids of the annotations
 * @example
 * toWebAnnotations("Ana met Ben.", [{ start: 0, end: 3, label: "person" }]);
 */
export function toWebAnnotations(
  text: string,
  spans: readonly TextSpan[],
  options: AnnotationOptions = {},
): WebAnnotation[] {
  const { toIndex } = makeOffsets(text);
  return spans.map((span) => {
    const target = (range: SpanPiece) => targetOf(text, range, { toIndex, ...options });
    const [first, ...further] = rangesOf(span);
    return {
      "@context": "http://www.w3.org/ns/anno.jsonld",
      ...(options.idOf && { id: options.idOf(span) }),
      type: "Annotation",
      body: bodiesOf(span),
      target: further.length > 0 ? [first, ...further].map(target) : target(first),
    };
  });
}

function targetOf(
  text: string,
  { start, end }: SpanPiece,
  { toIndex, source }: Pick<AnnotationOptions, "source"> & Pick<Offsets, "toIndex">,
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

/** The spans of annotations, their relations, and the annotations that have no place in the text or no label. */
export interface ReadAnnotations<Annotation> {
  spans: TextSpan[];
  relations: SpanRelation[];
  lost: Annotation[];
}

/**
 * Reads W3C Web Annotations, also those of other software. The words decide: if the text has changed a little since, the
 * span moves with them. An annotation without words has its position. Several targets are the pieces of one span,
 * annotations that link others are relations.
 *
 * @param text as it is now
 * @param annotations parsed from JSON
 * @returns spans in code points of this text; `lost` has what could not be found
 * @example
 * const { spans, lost } = fromWebAnnotations("Ana met Ben.", []);
 */
export function fromWebAnnotations<Annotation extends ForeignAnnotation>(
  text: string,
  annotations: readonly Annotation[],
): ReadAnnotations<Annotation> {
  const offsets = makeOffsets(text);
  const read: ReadAnnotations<Annotation> = { spans: [], relations: [], lost: [] };
  const keys = new Map<string, string>();
  const { links, labels, others } = sorted(annotations);
  for (const annotation of others) {
    const span = spanOf(text, annotation, offsets);
    if (span) read.spans.push(span);
    else read.lost.push(annotation);
    if (span && annotation.id !== undefined) keys.set(annotation.id, spanKey(span));
  }
  for (const link of links) {
    const relation = relationOf(link, { keys, labels });
    if (relation) read.relations.push(relation);
    else read.lost.push(link);
  }
  return read;
}

/** Links, the labels that other annotations give them, by their ids, and all other annotations. */
function sorted<Annotation extends ForeignAnnotation>(annotations: readonly Annotation[]) {
  const links = annotations.filter(isLink);
  const ids = new Set(links.map(({ id }) => id));
  const labels = new Map<string, string>();
  const others: Annotation[] = [];
  for (const annotation of annotations) {
    const label = labelOf(annotation);
    const { target } = annotation;
    if (typeof target === "string" && ids.has(target) && label !== undefined) labels.set(target, label);
    else if (!isLink(annotation)) others.push(annotation);
  }
  return { links, labels, others };
}

function spanOf(text: string, annotation: ForeignAnnotation, offsets: Offsets): TextSpan | undefined {
  const label = labelOf(annotation);
  const found = targetsOf(annotation).map((one) => placeOf(text, offsets, selectorsOf(one)));
  const place = wholePlace(found, offsets);
  return label !== undefined && place ? { ...place, label, ...detailsOf(annotation) } : undefined;
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
