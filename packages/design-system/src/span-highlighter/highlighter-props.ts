import type { Ref } from "react";
import type { SpanChange } from "./engine/changes";
import type { ShownSpan, SpanLabel } from "./use-span-model";
import type { SpanTexts } from "./use-words";
import type { SpanWords } from "./words";

/** Focus handlers for keys that are pressed outside the text. */
export interface SpanHighlighterHandle {
  focusText: () => void;
  /** Focuses the list of spans, or the text if there are none. */
  focusList: () => void;
}

interface MarkingProps {
  ref?: Ref<SpanHighlighterHandle> | undefined;
  /** The id of the element that names the text; without it, the text is named by `words.text`. */
  labelId?: string | undefined;
  text: string;
  /** Offsets count code points. */
  spans: readonly ShownSpan[];
  labels: readonly SpanLabel[];
  /** Called with a change; `applyChange` returns the next spans. */
  onChange: (change: SpanChange) => void;
  /** Called when the focus enters or leaves the highlighter: the text, the list and overlays. */
  onFocusWithin?: (isWithin: boolean) => void;
  /** Spans may lie over each other. Default false. */
  allowsOverlap?: boolean;
  /** Single characters may be marked, by holding Shift. Default true. */
  allowsCharacters?: boolean;
  isReadOnly?: boolean;
}

interface ActiveLabel {
  /** The active label. Without it the picker opens. */
  activeLabel: string | undefined;
  onActiveLabel: (label: string) => void;
}

/** The properties of the highlighter. Without `onActiveLabel`, it keeps the active label itself. */
export type SpanHighlighterProps = MarkingProps & Partial<ActiveLabel> & SpanTexts;

/** The properties with the texts and the active label that are in use. */
export interface HighlighterProps extends MarkingProps, ActiveLabel {
  words: SpanWords;
}
