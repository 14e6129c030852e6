import { useMemo, useState } from "react";
import { applyToShown, type SpanChange } from "../engine/changes";
import type { ShownSpan } from "../model/use-span-model";
import { type History, historyOf, recorded, redone, undone } from "./history";

/** One step back and one forth; undefined if there is none. */
export interface SpanSteps {
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}

/** The spans of a text with their history. */
export interface SpanHistory extends SpanSteps {
  spans: readonly ShownSpan[];
  onChange: (change: SpanChange) => void;
  /** Replaces the spans and forgets the history, for another text. */
  restart: (spans: readonly ShownSpan[]) => void;
}

/**
 * Keeps the spans of a text with an undo stack, for pages that have none of their own. Given to the highlighter as
 * `history`, Ctrl or Cmd with Z and Y work in it.
 *
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
export function useSpanHistory(initial: readonly ShownSpan[] = []): SpanHistory {
  const [history, setHistory] = useState<History<readonly ShownSpan[]>>(() => historyOf(initial));
  const actions = useMemo(
    () => ({
      onChange: (change: SpanChange) =>
        setHistory((before) => recorded(before, applyToShown(before.present, change))),
      undo: () => setHistory(undone),
      redo: () => setHistory(redone),
      restart: (spans: readonly ShownSpan[]) => setHistory(historyOf(spans)),
    }),
    [],
  );
  return {
    spans: history.present,
    onChange: actions.onChange,
    undo: history.past.length > 0 ? actions.undo : undefined,
    redo: history.future.length > 0 ? actions.redo : undefined,
    restart: actions.restart,
  };
}
