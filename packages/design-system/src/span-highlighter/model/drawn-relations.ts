import { type Arc, arcsOf } from "../engine/layout/arcs";
import type { SpanRelation } from "../engine/relations";
import { blockAt } from "../engine/text/blocks";
import type { TextRange } from "../engine/text/units";
import type { DrawnSpan } from "./drawn-spans";

/** A label of relations. */
export interface RelationLabel {
  value: string;
  text: string;
}

/** A relation whose ends are shown. */
export interface DrawnRelation {
  relation: SpanRelation;
  /** The text of its label. */
  text: string;
  from: DrawnSpan;
  to: DrawnSpan;
}

/** An arc or a stub with its relation. */
export interface DrawnArc extends Arc, DrawnRelation {}

/** The relations between shown spans; those of spans that are hidden or gone are left out. */
export function drawnRelations(
  relations: readonly SpanRelation[],
  labels: readonly RelationLabel[],
  spans: readonly DrawnSpan[],
): readonly DrawnRelation[] {
  if (relations.length === 0) return [];
  const named = new Map(labels.map(({ value, text }) => [value, text]));
  const byKey = new Map(spans.map((span) => [span.key, span]));
  return relations.flatMap((relation) => {
    const [from, to] = [byKey.get(relation.from), byKey.get(relation.to)];
    return from && to && from !== to
      ? [{ relation, from, to, text: named.get(relation.label) ?? relation.label }]
      : [];
  });
}

/** The arcs of each block that has some. */
export function arcsInBlocks(
  relations: readonly DrawnRelation[],
  blocks: readonly TextRange[],
): ReadonlyMap<number, readonly DrawnArc[]> {
  const inBlocks = arcsOf(relations, (index) => blockAt(blocks, index));
  return new Map(
    [...inBlocks].map(([block, arcs]) => [
      block,
      arcs.flatMap((arc) => {
        const relation = relations[arc.index];
        return relation ? [{ ...arc, ...relation }] : [];
      }),
    ]),
  );
}

/** Whether two blocks have equal arcs, so that nothing needs to be drawn again. */
export function haveSameArcs(a: readonly DrawnArc[], b: readonly DrawnArc[]): boolean {
  return a.length === b.length && a.every((arc, index) => isSameArc(arc, b[index]));
}

function isSameArc(a: DrawnArc, b: DrawnArc | undefined): boolean {
  return a.from === b?.from && a.to === b.to && a.lane === b.lane && a.part === b.part && a.text === b.text;
}
