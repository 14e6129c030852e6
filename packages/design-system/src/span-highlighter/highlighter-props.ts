import type { Ref } from "react";
import type { SpanChange } from "./engine/changes";
import type { ShownSpan, SpanLabel } from "./use-span-model";
import type { SpanWords } from "./words";

/** Focus handlers for keys that are pressed outside the text. */
export interface SpanHighlighterHandle {
  focusText: () => void;
  /** Focuses the list of spans, or the text if there are none. */
  focusList: () => void;
}

export interface SpanHighlighterProps {
  ref?: Ref<SpanHighlighterHandle> | undefined;
  /** The id of the element that names the text. */
  labelId: string;
  text: string;
  /** Offsets count code points. */
  spans: readonly ShownSpan[];
  labels: readonly SpanLabel[];
  /** The active label. Without it the picker opens. */
  activeLabel: string | undefined;
  onActiveLabel: (label: string) => void;
  /** Called with a change; `applyChange` returns the next spans. */
  onChange: (change: SpanChange) => void;
  /** Called when the focus enters or leaves the highlighter: the text, the list and overlays. */
  onFocusWithin?: (isWithin: boolean) => void;
  /** Spans may lie over each other. Default false. */
  allowsOverlap?: boolean;
  /** Single characters may be marked, by holding Shift. Default true. */
  allowsCharacters?: boolean;
  isReadOnly?: boolean;
  words: SpanWords;
}
