import { type PointerEvent as ReactPointerEvent, type RefObject, useRef } from "react";
import { caretAt } from "../engine/moves/caret";
import { snap } from "../engine/text/snapping";
import type { TextRange } from "../engine/text/units";
import type { DrawnSpan } from "../model/drawn-spans";
import type { SpanModel } from "../model/use-span-model";
import { spanAt } from "../review/spoken";
import type { TextView } from "../text/text-view";
import type { SpanCaret } from "./use-caret";
import type { ChosenSpan } from "./use-chosen-span";
import type { SpanEditor } from "./use-editor";
import { usePointer } from "./use-pointer";

interface TextPointerInput {
  model: SpanModel;
  view: () => TextView;
  caret: SpanCaret;
  chosen: ChosenSpan;
  editor: SpanEditor;
  activeLabel: string | undefined;
  allowsCharacters: boolean;
  isReadOnly: boolean;
  onPressSpan: (span: DrawnSpan, event: PointerEvent) => void;
  openNew: (range: TextRange) => void;
  /** Adds a selected range to a span, else to the one that waits for a piece; returns whether there is one. */
  take: (range: TextRange, span: DrawnSpan | undefined) => boolean;
  onNothing: () => void;
}

/** Marks what a pointer selects, and opens the span that it presses. */
export function useTextPointer(root: RefObject<HTMLElement | null>, input: TextPointerInput) {
  const { model, view, caret, chosen, editor, activeLabel, allowsCharacters, isReadOnly } = input;
  const { text, locked } = model;
  // The press takes the focus from the list, and the frame from its span.
  const framed = useRef<DrawnSpan>(undefined);
  function tapWord(word: TextRange | undefined): void {
    if (!word || input.take(word, undefined) || activeLabel === undefined) return;
    editor.markRange(word, activeLabel);
  }
  function pressBesideSpans(index: number | undefined, event: PointerEvent): void {
    chosen.release();
    if (event.pointerType === "touch" && !isReadOnly) tapWord(wordAt(text, index));
  }
  const pointer = usePointer(root, {
    ...{ text, locked, view, isReadOnly, allowsCharacters },
    onSelect: ({ anchor, focus, ...selected }, precision) => {
      caret.follow({ anchor, focus, isExact: precision === "characters" });
      const range = snap(text, selected, precision);
      if (!range) return input.onNothing();
      if (input.take(range, framed.current)) return undefined;
      if (activeLabel === undefined) return input.openNew(range);
      editor.markRange(range, activeLabel);
      caret.settle(range.end);
    },
    onPress: (index, event) => {
      if (index !== undefined) caret.follow(caretAt(index));
      const span = pressedSpan(model.spans, index, event.target);
      if (span) return input.onPressSpan(span, event);
      pressBesideSpans(index, event);
    },
  });
  return {
    ...pointer,
    onPointerDown(event: ReactPointerEvent) {
      framed.current = event.ctrlKey || event.metaKey ? chosen.framed : undefined;
      pointer.onPointerDown(event);
    },
    /**
     * A press on a grip that moves nothing is meant for what is below it: a span, or the word that the wide grip of a
     * finger covers beside one.
     */
    pressGrip(event: PointerEvent, index: number | undefined) {
      const span = pressedSpan(model.spans, index, null);
      if (span) return input.onPressSpan(span, event);
      if (event.pointerType !== "touch") return;
      if (index !== undefined) caret.follow(caretAt(index));
      pressBesideSpans(index, event);
    },
  };
}

/** The span whose label was pressed, else the one whose text was pressed. */
export function pressedSpan(
  spans: readonly DrawnSpan[],
  index: number | undefined,
  target: EventTarget | null,
) {
  const element = target instanceof Element ? target : undefined;
  const key = element?.closest("[data-span]")?.getAttribute("data-span");
  if (key != null) return spans.find((span) => span.key === key);
  return index === undefined ? undefined : spanAt(spans, index);
}

/** The tapped word, if any: selecting it first would take a long press. */
function wordAt(text: string, index: number | undefined): TextRange | undefined {
  const isWord = index !== undefined && /[\p{L}\p{N}]/u.test(text.slice(index, index + 2));
  return isWord ? snap(text, { start: index, end: index + 1 }, "words") : undefined;
}
