import { type KeyboardEvent, useRef, useState } from "react";
import { useSingleKeys } from "../../kbd";
import { scrollByPage } from "../../pane";
import { type Caret, caretAt, moveCaret, selectionOf } from "../engine/moves/caret";
import { isShortcut, type TextAction, textAction, type UpOrDown } from "../engine/moves/keys";
import { lineMove } from "../engine/moves/line-move";
import { nearestTo } from "../engine/moves/page-move";
import { snap } from "../engine/text/snapping";
import type { TextRange } from "../engine/text/units";
import type { DrawnSpan } from "../model/drawn-spans";
import type { SpanModel } from "../model/use-span-model";
import { spanAt, spokenMove } from "../review/spoken";
import type { TextView } from "../text/text-view";
import { useReveal } from "../text/use-reveal";
import type { SpanWords } from "../words";
import type { SpanEditor } from "./use-editor";

interface CaretInput {
  model: SpanModel;
  view: () => TextView;
  words: SpanWords;
  say: (sentence: string) => void;
}

/** The caret of a text: its position and its movements. */
export type SpanCaret = ReturnType<typeof useCaret>;

/** Keeps the caret; the selection is the browser's, so that it looks and copies as usual. */
export function useCaret({ model, view, words, say }: CaretInput) {
  const [caret, setCaret] = useState<Caret>(() => caretAt(0));
  const reveal = useReveal();
  const wishedLeft = useRef<number>(undefined);
  const { text } = model;

  function go(next: Caret, isByCharacter: boolean) {
    reveal.current = true;
    setCaret(next);
    view().select(next.anchor, next.focus);
    say(spokenMove(model, words.said, { before: caret, after: next, isByCharacter }));
  }

  const goUpOrDown = (focus: number, isExtending: boolean) =>
    go(isExtending ? { anchor: caret.anchor, focus, isExact: true } : caretAt(focus), !isExtending);

  return {
    at: caret,
    reveal,
    /** Moves the caret to where a pointer has pressed or selected. */
    follow: setCaret,
    /** Collapses the selection. */
    settle(at = selectionOf(caret).end) {
      setCaret(caretAt(at));
      document.getSelection()?.removeAllRanges();
    },
    move({ motion, isExtending }: Extract<TextAction, { does: "move" }>) {
      wishedLeft.current = undefined;
      go(moveCaret(text, caret, motion, isExtending), motion.by === "grapheme");
    },
    moveByLine({ direction, isExtending }: UpOrDown) {
      const placeOf = view().caretRect;
      wishedLeft.current ??= placeOf(caret.focus).left;
      goUpOrDown(lineMove(caret.focus, { text, direction, placeOf, left: wishedLeft.current }), isExtending);
    },
    /** Scrolls by a page and keeps the caret at its position on the screen. */
    moveByPage({ direction, isExtending }: UpOrDown) {
      const { caretRect, element } = view();
      const from = caretRect(caret.focus);
      wishedLeft.current ??= from.left;
      const top = scrollByPage(element, direction, from);
      const end = direction === "on" ? text.length : 0;
      const focus =
        top === undefined ? end : nearestTo({ text, placeOf: caretRect, left: wishedLeft.current, top });
      goUpOrDown(focus, isExtending);
    },
    /** Selects a range, as a pointer would. */
    select: ({ start, end }: TextRange) => go({ anchor: start, focus: end, isExact: false }, false),
    selectAll: () => go({ anchor: 0, focus: text.length, isExact: false }, false),
    /** The selection as it would be marked; "nothing" if it contains only spaces. */
    selected(allowsCharacters: boolean): TextRange | "nothing" | undefined {
      if (caret.anchor === caret.focus) return undefined;
      const precision = caret.isExact && allowsCharacters ? "characters" : "words";
      return snap(text, selectionOf(caret), precision) ?? "nothing";
    },
  };
}

interface TextKeysInput extends CaretInput {
  caret: SpanCaret;
  editor: SpanEditor;
  allowsCharacters: boolean;
  activeLabel: string | undefined;
  openSpan: (span: DrawnSpan) => void;
  openNew: (range: TextRange) => void;
  /** Gives a selected range to what waits for one; returns whether something does. */
  take: (range: TextRange) => boolean;
  enterList: (from: number) => void;
  /** Removes the frame of the selected span; returns whether there was one. */
  release: () => boolean;
}

/** Handles keys in the text; the page handles the others. */
export function useTextKeys(input: TextKeysInput) {
  const { model, caret, editor, words, say } = input;
  const hasSingleKeys = useSingleKeys();
  const here = () => spanAt(model.spans, caret.at.focus);

  function mark(): boolean {
    const selected = caret.selected(input.allowsCharacters);
    if (selected === "nothing") say(words.said.nothing);
    else if (selected) markSelected(selected);
    else {
      // Right after the span that was just marked, the page handles Enter and submits the record.
      const span = here();
      if (!span || span.end === caret.at.focus) return false;
      input.openSpan(span);
    }
    return true;
  }

  function markSelected(selected: TextRange): void {
    if (input.take(selected)) return;
    if (input.activeLabel === undefined) input.openNew(selected);
    else {
      editor.markRange(selected, input.activeLabel);
      caret.settle();
    }
  }

  function digit(key: string, at: number): boolean {
    const selected = caret.selected(input.allowsCharacters);
    if (selected === "nothing") say(words.said.nothing);
    else if (!selected || !input.take(selected)) {
      editor.digit(key, at, selected && { range: selected });
      if (selected) caret.settle();
    }
    return true;
  }

  // A Backspace without a span at the caret must not discard the record.
  function remove(): boolean {
    const span = here();
    if (span) editor.remove(span);
    else say(words.said.noSpan);
    return true;
  }

  function cancel(): boolean {
    if (caret.at.anchor === caret.at.focus) return input.release();
    caret.settle();
    return true;
  }

  const always = (act: () => void) => () => {
    act();
    return true;
  };
  const run = (action: TextAction, at: number): boolean => {
    if (action.does === "digit") return digit(action.key, at);
    if (action.does === "move") return always(() => caret.move(action))();
    if (action.does === "line") return always(() => caret.moveByLine(action))();
    if (action.does === "page") return always(() => caret.moveByPage(action))();
    const others = {
      mark,
      remove,
      cancel,
      enterList: always(() => input.enterList(caret.at.focus)),
      selectAll: always(caret.selectAll),
    };
    return others[action.does]();
  };

  return (event: KeyboardEvent) => {
    const action = textAction(event, model.isRtl);
    if (action && !hasSingleKeys && isShortcut(action)) return;
    if (action && run(action, event.timeStamp)) event.preventDefault();
  };
}
