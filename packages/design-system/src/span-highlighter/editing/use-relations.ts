import { useMemo } from "react";
import { relate, type SpanRelation, unrelate } from "../engine/relations";
import type { HighlighterProps } from "../highlighter-props";
import type { DrawnRelation } from "../model/drawn-relations";
import type { DrawnSpan } from "../model/drawn-spans";
import type { SpanModel } from "../model/use-span-model";
import type { SpanEditor } from "./use-editor";
import type { useTask } from "./use-task";

interface RelationsInput {
  model: SpanModel;
  editor: SpanEditor;
  task: ReturnType<typeof useTask>;
  props: HighlighterProps;
  say: (sentence: string) => void;
}

/** A relation of a span, as its menu and the list show it. */
export interface RelationOfSpan {
  relation: SpanRelation;
  text: string;
}

/** The relations of spans: what they are in words, and how they are made and removed. */
export type SpanRelations = ReturnType<typeof useRelations>;

const none: readonly DrawnRelation[] = [];

/** The actions on relations; each announces its effect. */
export function useRelations({ model, editor, task, props, say }: RelationsInput) {
  const { relations = [], relationLabels = [], onRelationsChange, words } = props;
  const isOffered = onRelationsChange !== undefined && relationLabels.length > 0 && !props.isReadOnly;
  const quoteOf = (span: DrawnSpan) => editor.inWords(span).quote;
  const inWords = ({ from, to, text }: DrawnRelation) => ({
    label: text,
    from: quoteOf(from),
    to: quoteOf(to),
  });
  const ofSpan = useMemo(() => bySpan(model.relations), [model.relations]);

  return {
    isOffered,
    labels: relationLabels,
    /** All that are shown. */
    drawn: model.relations,
    /** The relations that start or end at a span. */
    of: (span: DrawnSpan): RelationOfSpan[] =>
      (ofSpan.get(span.key) ?? none).map(({ relation, from, to, text }) => ({
        relation,
        text:
          from === span
            ? words.relations.to({ label: text, quote: quoteOf(to) })
            : words.relations.from({ label: text, quote: quoteOf(from) }),
      })),
    promptOf: (span: DrawnSpan) => words.relations.choose(quoteOf(span)),
    relate(from: DrawnSpan, to: DrawnSpan, label: string): void {
      task.end();
      const relation = { from: from.key, to: to.key, label };
      const next = relate(relations, relation);
      const text = relationLabels.find(({ value }) => value === label)?.text ?? label;
      say(next ? words.relations.added(inWords({ relation, from, to, text })) : words.said.already);
      if (next) onRelationsChange?.(next);
    },
    unrelate(relation: SpanRelation): void {
      const drawn = model.relations.find((other) => other.relation === relation);
      if (drawn) say(words.relations.removed(inWords(drawn)));
      onRelationsChange?.(unrelate(relations, relation));
    },
  };
}

function bySpan(relations: readonly DrawnRelation[]): ReadonlyMap<string, readonly DrawnRelation[]> {
  const found = new Map<string, DrawnRelation[]>();
  for (const relation of relations)
    for (const { key } of [relation.from, relation.to]) {
      const known = found.get(key);
      if (known) known.push(relation);
      else found.set(key, [relation]);
    }
  return found;
}
