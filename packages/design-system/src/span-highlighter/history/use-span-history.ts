import { useMemo, useState } from "react";
import { applyToShown, type SpanChange } from "../engine/changes";
import { followSpans, type SpanRelation } from "../engine/relations";
import type { ShownSpan } from "../model/drawn-spans";
import { type History, historyOf, recorded, redone, undone } from "./history";

interface Marked {
  spans: readonly ShownSpan[];
  relations: readonly SpanRelation[];
}

/** One step back and one forth; undefined if there is none. */
export interface SpanSteps {
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}

/** The spans of a text with their history. */
export interface SpanHistory extends SpanSteps {
  spans: readonly ShownSpan[];
  onChange: (change: SpanChange) => void;
  /** The relations between them, which follow the spans: a change of both is one step. */
  relations: readonly SpanRelation[];
  onRelationsChange: (relations: readonly SpanRelation[]) => void;
  /** Replaces the spans and their relations and clears the history, for another text. */
  restart: (spans: readonly ShownSpan[], relations?: readonly SpanRelation[]) => void;
}

/**
 * Keeps the spans of a text with an undo stack, for pages that have none of their own. Given to the highlighter as
 * `history`, Ctrl or Cmd with Z and Y work in it.
 *
 * @param initial the spans of the first render; later ones come by `restart`
 * @param initialRelations the relations between them
 * @returns the present spans and relations with the functions that change them; at most 500 steps are kept
 * @example
 * function Names() {
 *   const { restart, ...names } = useSpanHistory();
 *   return (
 *     <SpanHighlighter
 *       labelId="names"
 *       text="Ana met Ben."
 *       labels={[{ value: "person", text: "Person" }]}
 *       spans={names.spans}
 *       onChange={names.onChange}
 *       history={names}
 *     />
 *   );
 * }
 */
export function useSpanHistory(
  initial: readonly ShownSpan[] = [],
  initialRelations: readonly SpanRelation[] = [],
): SpanHistory {
  const [history, setHistory] = useState<History<Marked>>(() =>
    historyOf({ spans: initial, relations: initialRelations }),
  );
  const actions = useMemo(
    () => ({
      onChange: (change: SpanChange) =>
        setHistory((before) => {
          const { spans, relations } = before.present;
          const next = { spans: applyToShown(spans, change), relations: followSpans(relations, change) };
          return recorded(before, next);
        }),
      onRelationsChange: (relations: readonly SpanRelation[]) =>
        setHistory((before) => recorded(before, { ...before.present, relations })),
      undo: () => setHistory(undone),
      redo: () => setHistory(redone),
      restart: (spans: readonly ShownSpan[], relations: readonly SpanRelation[] = []) =>
        setHistory(historyOf({ spans, relations })),
    }),
    [],
  );
  return {
    ...history.present,
    onChange: actions.onChange,
    onRelationsChange: actions.onRelationsChange,
    undo: history.past.length > 0 ? actions.undo : undefined,
    redo: history.future.length > 0 ? actions.redo : undefined,
    restart: actions.restart,
  };
}
