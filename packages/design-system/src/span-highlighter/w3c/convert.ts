import { makeOffsets, type Offsets } from "../engine/offsets";
import type { TextSpan } from "../engine/spans";
import type { TextRange } from "../engine/units";
import { anchor, quotationOf } from "./anchor";
import type { AnySelector, ForeignAnnotation, TextualBody, WebAnnotation } from "./annotation";
import { detailsOf, labelOf, selectorsOf } from "./foreign";

/** What annotations say beside their spans. */
export interface AnnotationOptions {
  /** The address of the text. */
  source?: string | undefined;
  /** The id of the annotation of a span. Without it, annotations have none. */
  idOf?: ((span: TextSpan) => string) | undefined;
}

/**
 * The W3C Web Annotations of spans: each has a position, and its words with the text around them.
 *
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
    const { start, end } = span;
    const { exact, prefix, suffix } = quotationOf(text, { start: toIndex(start), end: toIndex(end) });
    return {
      "@context": "http://www.w3.org/ns/anno.jsonld",
      ...(options.idOf && { id: options.idOf(span) }),
      type: "Annotation",
      body: bodiesOf(span),
      target: {
        ...(options.source !== undefined && { source: options.source }),
        selector: [
          { type: "TextPositionSelector", start, end },
          { type: "TextQuoteSelector", exact, ...(prefix && { prefix }), ...(suffix && { suffix }) },
        ],
      },
    };
  });
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
 * span moves with them. An annotation without words has its position.
 *
 * @example
 * const { spans, lost } = fromWebAnnotations("Ana met Ben.", []);
 */
export function fromWebAnnotations<Annotation extends ForeignAnnotation>(
  text: string,
  annotations: readonly Annotation[],
): ReadAnnotations<Annotation> {
  const offsets = makeOffsets(text);
  const read: ReadAnnotations<Annotation> = { spans: [], lost: [] };
  for (const annotation of annotations) {
    const label = labelOf(annotation);
    const place = placeOf(text, offsets, selectorsOf(annotation));
    if (label === undefined || !place) read.lost.push(annotation);
    else read.spans.push({ ...inCodePoints(place, offsets), label, ...detailsOf(annotation) });
  }
  return read;
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
