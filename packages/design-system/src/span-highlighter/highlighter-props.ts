import type { ReactNode, Ref } from "react";
import type { RootLook } from "../native";
import type { SpanContent } from "./content/use-content";
import type { DetailsOffer } from "./details/DetailsForm";
import type { SpanChange } from "./engine/changes";
import type { SpanRelation } from "./engine/relations";
import type { SpanPlace, TextSpan } from "./engine/spans";
import type { SpanSteps } from "./history/use-span-history";
import type { RelationLabel } from "./model/drawn-relations";
import type { ShownSpan } from "./model/drawn-spans";
import type { SpanLabel } from "./model/use-span-model";
import type { SpanRendering } from "./render";
import type { SpanTexts } from "./use-words";
import type { SpanWords } from "./words";

/** The methods of a highlighter. Spans are those of `spans`, or equal ones. */
export interface SpanHighlighterHandle {
  focusText: () => void;
  /** Focuses the list of spans, or the text if there are none. */
  focusList: () => void;
  /** Scrolls a span into view. Does nothing if it is neither shown nor previewed. */
  scrollToSpan: (span: TextSpan) => void;
  /** Frames a span, or none. */
  selectSpan: (span: TextSpan | undefined) => void;
  /** The text to which offsets refer; of content, the text that it shows. */
  getText: () => string;
  /** The span at a point of the viewport, such as `clientX` and `clientY` of an event. */
  getSpanAt: (x: number, y: number) => ShownSpan | undefined;
}

/** Events of spans. They get the spans of the property `spans`. */
export interface SpanEvents {
  /** The pointer has come over a span, or has left it. */
  onSpanHover?: ((span: ShownSpan | undefined) => void) | undefined;
  /** A span has been framed, by pointer, keyboard or `selectSpan`, or none is any more. */
  onSpanSelect?: ((span: ShownSpan | undefined) => void) | undefined;
  /** A span or its label was pressed. Return false to keep the label picker closed. */
  onSpanClick?: ((span: ShownSpan, event: PointerEvent) => unknown) | undefined;
}

interface MarkingProps extends SpanEvents, SpanRendering, RootLook {
  /** Functions that move the focus, scroll and select; see `SpanHighlighterHandle`. */
  ref?: Ref<SpanHighlighterHandle> | undefined;
  /** The id of the element that names the text; without it, the text is named by `words.text`. */
  labelId?: string | undefined;
  /** The labels that spans can have; spans with other ones are not shown. */
  labels: readonly SpanLabel[];
  /** Called when the focus enters or leaves the highlighter: the text, the list and overlays. */
  onFocusWithin?: ((isWithin: boolean) => void) | undefined;
  /**
   * Spans may lie over each other. Otherwise a new span replaces those that it touches.
   *
   * @default false
   */
  allowsOverlap?: boolean | undefined;
  /**
   * Single characters may be marked, by holding Shift.
   * @default true
   */
  allowsCharacters?: boolean | undefined;
  /**
   * Spans may consist of several pieces: offers to add some. Spans that have some are shown in any case.
   * @default false
   */
  allowsPieces?: boolean | undefined;
  /** Directed relations between spans. Those of spans that are not shown are not shown either. */
  relations?: readonly SpanRelation[] | undefined;
  /** The labels that relations can have. */
  relationLabels?: readonly RelationLabel[] | undefined;
  /** Called with the relations after one has been made or removed; without it, they are shown only. After a change of the spans, `followSpans` returns theirs. */
  onRelationsChange?: ((relations: readonly SpanRelation[]) => void) | undefined;
  /**
   * Nothing can be changed; spans and relations can be looked at.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /** Undo and redo of `useSpanHistory`, which the keys in the highlighter then apply. Without it, the page handles them. */
  history?: SpanSteps | undefined;
  /**
   * Offers a note and attributes in the label picker.
   * @default neither
   */
  details?: DetailsOffer | undefined;
  /** Hides the spans for which it returns false. The same function at every render, or all spans are checked again. */
  filter?: ((span: ShownSpan) => boolean) | undefined;
  /** Parts of the text, in code points, that may not be marked. */
  lockedRanges?: readonly { start: number; end: number }[] | undefined;
  /**
   * Places that are framed with dashes for a moment, for example those of somebody else's spans. They are not part of the
   * answer, nor in the list of spans.
   */
  previewed?: readonly SpanPlace[] | undefined;
}

/** The spans, kept by the page or by the highlighter itself. */
export interface KeptSpans {
  /** The spans; offsets count code points. Without it, the highlighter keeps its spans itself. */
  spans?: readonly ShownSpan[] | undefined;
  /**
   * The spans at first and after a reset of the form, for a highlighter that keeps them itself.
   *
   * @default none
   */
  defaultSpans?: readonly ShownSpan[] | undefined;
  /** Called with what has changed: `applyChange` applies it to other spans, an undo its inverse. */
  onChange?: ((change: SpanChange) => void) | undefined;
  /** Called with all spans after each change; those of `look` "suggested" are not part of the answer. */
  onSpansChange?: ((spans: readonly ShownSpan[]) => void) | undefined;
  /** The name in a form, which gets an entry for each span, without suggested ones: its JSON, without its look. */
  name?: string | undefined;
}

/** The spans that are in use, and what changes them. */
interface SpansInUse {
  spans: readonly ShownSpan[];
  onChange: (change: SpanChange) => void;
}

interface ActiveLabel {
  /**
   * The label that the next range gets at once. Without it, the picker opens, and the label that is chosen there becomes
   * the active one: the picker opens for the first range only. With `asksForLabel`, it opens for each. A digit labels the
   * selected range alone; without a range, its label becomes the active one.
   */
  activeLabel: string | undefined;
  /** Called when a label is chosen for the next spans. Without it, the highlighter keeps the active label itself. */
  onActiveLabel: (label: string) => void;
}

interface Asking {
  /**
   * Every range gets its label in the picker, or by a digit. There is no active label: `activeLabel` has no effect, and
   * `onActiveLabel` is not called.
   *
   * @default false
   */
  asksForLabel?: boolean | undefined;
}

/** The marked content: a text, or elements whose displayed text is read from the page. */
type Marked =
  | {
      /** The text in which spans are marked, shown letter for letter; line breaks are kept. */
      text: string;
      children?: undefined;
    }
  | {
      text?: undefined;
      /** Content of the page instead of a text: offsets count in the text that it shows. */
      children: ReactNode;
    };

/** The properties of the highlighter. Without `onActiveLabel`, it keeps the active label itself. */
export type SpanHighlighterProps = MarkingProps &
  KeptSpans &
  Marked & { [Name in keyof ActiveLabel]?: ActiveLabel[Name] | undefined } & Asking &
  SpanTexts;

/** The properties with the texts, the spans and the active label that are in use. */
export interface HighlighterProps extends MarkingProps, SpansInUse, ActiveLabel {
  text: string;
  content: SpanContent | undefined;
  words: SpanWords;
}
