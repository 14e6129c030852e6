import type { SpanRelation } from "../engine/relations";
import { spanKey, type TextSpan } from "../engine/spans";
import type { ForeignAnnotation } from "./annotation";
import { objectOf } from "./objects";

/** An annotation that links two others: its target leads to the resource of its body. */
export interface LinkAnnotation {
  "@context": "http://www.w3.org/ns/anno.jsonld";
  id?: string | undefined;
  type: "Annotation";
  motivation: "linking";
  body: [
    { type: "SpecificResource"; purpose: "linking"; source: string },
    { type: "TextualBody"; purpose: "tagging"; value: string },
  ];
  target: string;
}

/**
 * The W3C Web Annotations of relations, which link those of their spans.
 *
 * @param relations those with an end that is not among the spans are left out
 * @param spans at their ends
 * @param idOf the ids of their annotations, as they were given to `toWebAnnotations`
 * @example
 * const spans = [
 *   { start: 0, end: 8, label: "place" },
 *   { start: 12, end: 16, label: "place" },
 * ];
 * const relations = [{ from: "0-8-place", to: "12-16-place", label: "near" }];
 * relationsToWebAnnotations(relations, spans, ({ start }) => `urn:span:${start}`);
 */
export function relationsToWebAnnotations(
  relations: readonly SpanRelation[],
  spans: readonly TextSpan[],
  idOf: (span: TextSpan) => string,
): LinkAnnotation[] {
  const ids = new Map(spans.map((span) => [spanKey(span), idOf(span)]));
  return relations.flatMap(({ id, from, to, label }) => {
    const [target, source] = [ids.get(from), ids.get(to)];
    if (target === undefined || source === undefined) return [];
    return [
      {
        "@context": "http://www.w3.org/ns/anno.jsonld",
        ...(id !== undefined && { id }),
        type: "Annotation",
        motivation: "linking",
        body: [
          { type: "SpecificResource", purpose: "linking", source },
          { type: "TextualBody", purpose: "tagging", value: label },
        ],
        target,
      } satisfies LinkAnnotation,
    ];
  });
}

/** Whether an annotation links two others. */
export function isLink({ motivation }: ForeignAnnotation): boolean {
  return [motivation].flat().includes("linking");
}

interface Reading {
  /** The keys of the spans by the ids of their annotations. */
  keys: ReadonlyMap<string, string>;
  /** Labels of links that other annotations give them, by the ids of the links. */
  labels: ReadonlyMap<string, string>;
}

/** The relation of a link; undefined if it has no label, or an end that is not known. */
export function relationOf(link: ForeignAnnotation, { keys, labels }: Reading): SpanRelation | undefined {
  const bodies = [link.body].flat();
  const from = keys.get(idIn([link.target].flat()[0]) ?? "");
  const to = keys.get(bodies.map(idIn).find((id) => id !== undefined) ?? "");
  const label = bodies.map(valueIn).find((value) => value !== undefined) ?? labels.get(link.id ?? "");
  if (from === undefined || to === undefined || label === undefined) return undefined;
  return { ...(link.id !== undefined && { id: link.id }), from, to, label };
}

function idIn(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  const { source, id } = objectOf(value);
  return [source, id].find((one) => typeof one === "string") as string | undefined;
}

function valueIn(body: unknown): string | undefined {
  const { value } = objectOf(body);
  return typeof value === "string" ? value : undefined;
}
