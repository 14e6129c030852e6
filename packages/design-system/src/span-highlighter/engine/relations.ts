import type { SpanChange } from "./changes";
import { spanKey } from "./spans";

/** A directed relation between two spans of a text. */
export interface SpanRelation {
  id?: string | undefined;
  /** The key of the span that it starts from: `spanKey` returns it. */
  from: string;
  /** The key of the span to which it leads. */
  to: string;
  label: string;
}

/** The key of a relation; equal ones have equal keys, whatever their ids. */
export function relationKey({ from, to, label }: SpanRelation): string {
  return JSON.stringify([from, to, label]);
}

/** The relations with one more; undefined if it is there already, or if it leads from a span to itself. */
export function relate(
  relations: readonly SpanRelation[],
  relation: SpanRelation,
): readonly SpanRelation[] | undefined {
  const key = relationKey(relation);
  const isKnown = relations.some((other) => relationKey(other) === key);
  return relation.from === relation.to || isKnown ? undefined : [...relations, relation];
}

/** The relations without one of them. */
export function unrelate(
  relations: readonly SpanRelation[],
  relation: SpanRelation,
): readonly SpanRelation[] {
  const key = relationKey(relation);
  return relations.filter((other) => relationKey(other) !== key);
}

/** Changes after which a span is the same one, with another key. */
const keeping: readonly SpanChange["kind"][] = ["relabel", "resize", "addPiece", "removePiece", "detail"];

/**
 * The relations after a change of the spans: those of a changed span follow it, those of a removed one are removed.
 *
 * @param relations before the change
 * @param change as `onChange` reports it
 * @returns the same array if no relation is affected
 * @example
 * const removed = { start: 0, end: 8, label: "place" };
 * const relations = [{ from: "0-8-place", to: "30-34-place", label: "near" }];
 * followSpans(relations, { kind: "remove", removed: [removed], added: [] }); // []
 */
export function followSpans(
  relations: readonly SpanRelation[],
  { kind, removed, added }: SpanChange,
): readonly SpanRelation[] {
  const [before, after] = [removed[0], added[0]];
  const stays = new Set(added.map(spanKey));
  const next = new Map<string, string | undefined>(
    removed.map(spanKey).map((key) => [key, stays.has(key) ? key : undefined]),
  );
  if (before && after && keeping.includes(kind)) next.set(spanKey(before), spanKey(after));
  if (!relations.some(({ from, to }) => next.has(from) || next.has(to))) return relations;
  const nextOf = (key: string) => (next.has(key) ? next.get(key) : key);
  const followed = relations.flatMap((relation) => {
    const [from, to] = [nextOf(relation.from), nextOf(relation.to)];
    return from === undefined || to === undefined ? [] : [{ ...relation, from, to }];
  });
  // A changed span may be equal to another one now.
  return followed.reduce<readonly SpanRelation[]>((all, one) => relate(all, one) ?? all, []);
}
