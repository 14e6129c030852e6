import type { Ref } from "react";
import type { SpanChange } from "./engine/changes";
import type { ShownSpan, SpanLabel } from "./use-span-model";
import type { SpanWords } from "./words";

/** Ways into the text, for keys that are pressed elsewhere. */
export interface SpanHighlighterHandle {
  focusText: () => void;
  /** To the list of spans, to the text where there are none. */
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
  /** What is marked with next; none: a label is asked for. */
  activeLabel: string | undefined;
  onActiveLabel: (label: string) => void;
  /** What a person did; `applyChange` makes the next spans of it. */
  onChange: (change: SpanChange) => void;
  /** The focus has come into the text, its list or what opens over them, or has gone out of all these. */
  onFocusWithin?: (isWithin: boolean) => void;
  /** Spans may lie over each other. Default false. */
  allowsOverlap?: boolean;
  /** Single characters may be marked, by holding Shift. Default true. */
  allowsCharacters?: boolean;
  isReadOnly?: boolean;
  words: SpanWords;
}
