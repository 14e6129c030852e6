import {
  type ClipboardEvent,
  type FocusEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { tint } from "../tint";
import { focusWithin } from "./editing/focus-within";
import { type SpanCaret, useCaret, useTextKeys } from "./editing/use-caret";
import { type ChosenSpan, useChosenSpan } from "./editing/use-chosen-span";
import { useEditor } from "./editing/use-editor";
import { usePicker } from "./editing/use-picker";
import { useSpanTasks } from "./editing/use-span-tasks";
import { pressedSpan, useTextPointer } from "./editing/use-text-pointer";
import { isLocked } from "./engine/locked";
import { caretAt } from "./engine/moves/caret";
import type { TextRange } from "./engine/text/units";
import { useTextFind } from "./find/use-text-find";
import type { HighlighterProps } from "./highlighter-props";
import { historyKeys } from "./history/history-keys";
import type { DrawnSpan } from "./model/drawn-spans";
import { type SpanModel, useSpanModel } from "./model/use-span-model";
import type { SpanListHandle } from "./review/SpanList";
import { useListKeys } from "./review/use-list-keys";
import { useLive } from "./review/use-live";
import { lockedTint } from "./text/paint";
import type { TextView } from "./text/text-view";
import { useLayoutEpoch } from "./text/use-layout-epoch";
import { useNearness } from "./text/use-near";
import { useView } from "./text/use-view";
import { useHandle } from "./use-handle";
import { useSpanEvents } from "./use-span-events";

interface Elements {
  root: RefObject<HTMLDivElement | null>;
  surface: RefObject<HTMLDivElement | null>;
  textElement: RefObject<HTMLDivElement | null>;
  probe: RefObject<HTMLDivElement | null>;
}

/** Combines the parts of a highlighter: the model, the caret, the selected span, the picker, the pointer. */
export function useHighlighter(props: HighlighterProps, { root, surface, textElement, probe }: Elements) {
  const { text, words, activeLabel, allowsOverlap = false, isReadOnly = false } = props;
  const allowsCharacters = props.allowsCharacters ?? true;
  const model = useSpanModel({ ...props, allowsOverlap, isContent: props.content !== undefined });
  const { region, say } = useLive();
  const view = useView(textElement, model.blocks, props.content);
  const editor = useEditor({ ...props, model, allowsOverlap, isReadOnly, say });
  const chosen = useChosenSpan(model);
  const picker = usePicker(surface, view);
  const caret = useCaret({ model, view, words, say });
  const list = useRef<SpanListHandle>(null);
  const focus = useFocus({ chosen, caret, picker });
  const layout = useLayoutEpoch(textElement, probe);
  const find = useTextFind(root, { model, view, caret, textElement });

  const focusText = () => textElement.current?.focus({ preventScroll: true });
  const spanAt = (x: number, y: number, target: Element | null) =>
    pressedSpan(model.spans, view().indexAtPoint(x, y), target);
  const events = useSpanEvents({ ...props, framed: chosen.framed, spanAt });
  useHandle(props, { ...{ textElement, list, model, view, chosen, spanAt }, sourceOf: events.sourceOf });
  useLockedTint(model, view);
  const tasks = useSpanTasks({ model, editor, chosen, caret, picker, list, say, focusText, props });
  const openSpan = (span: DrawnSpan, back: "text" | "list") => {
    if (tasks.choose(span, back)) return;
    chosen.choose(span);
    if (!isReadOnly) picker.openSpan(span, back);
  };
  const openNew = (range: TextRange) => {
    if (isLocked(range, model.locked)) say(words.said.locked);
    else if (!isReadOnly) picker.openNew(range);
  };
  const onTextKey = useTextKeys({
    ...{ model, view, words, say, caret, editor, activeLabel, allowsCharacters, openNew },
    take: tasks.take,
    openSpan: (span) => openSpan(span, "text"),
    enterList: (from) => {
      const next = model.spans.findIndex(({ end }) => end > from);
      if (model.spans.length === 0) return say(words.said.noSpan);
      chosen.goTo(next < 0 ? model.spans.length - 1 : next);
      list.current?.focus();
    },
    release: chosen.release,
  });
  const onListKey = useListKeys({
    ...{ model, editor, chosen, isReadOnly, say, words: words.pieces, startPiece: tasks.startPiece },
    openSpan: (span) => openSpan(span, "list"),
    leave: (index) => {
      caret.follow(caretAt(index));
      focusText();
    },
  });
  const pointer = useTextPointer(textElement, {
    ...{ model, view, caret, chosen, editor, activeLabel, allowsCharacters, isReadOnly, openNew },
    take: tasks.take,
    onPressSpan: (span, event) => {
      const source = events.sourceOf(span);
      if (!source || props.onSpanClick?.(source, event) === false) chosen.choose(span);
      else openSpan(span, "text");
    },
    onNothing: () => say(words.said.nothing),
  });

  return {
    ...{ model, region, view, editor, chosen, picker, caret, list, layout, pointer, ...focus },
    ...{ onTextKey, onListKey, openSpan, tasks, find, hovering: events.hovering },
    nearness: useNearness(),
    historyKeys: historyKeys({ history: isReadOnly ? undefined : props.history, words: words.said, say }),
    within: focusWithin(props.onFocusWithin),
    onCopy: (event: ClipboardEvent) => copyExactly(event, text, view().selected()),
    resizeFramed: (borders: TextRange, piece: number) =>
      chosen.framed && chosen.expect(editor.resize(chosen.framed, borders, piece)),
    // The next digit would mark text that is still selected again.
    afterMarking: ({ end }: TextRange, label?: string) => {
      if (label !== undefined) props.onActiveLabel(label);
      caret.settle(end);
    },
    closePicker: (isFocusElsewhere = false) => {
      tasks.onPickerClosed();
      const back = picker.picker?.back;
      picker.close();
      if (isFocusElsewhere) return;
      if (back === "list" && model.spans.length > 0) list.current?.focus();
      else focusText();
    },
  };
}

interface FocusInput {
  chosen: ChosenSpan;
  caret: SpanCaret;
  picker: ReturnType<typeof usePicker>;
}

/** The place of the focus: the text, with its caret, or the list, with its framed span. */
function useFocus({ chosen, caret, picker }: FocusInput) {
  const [hasFocus, setHasFocus] = useState(false);
  const [isInList, setIsInList] = useState(false);
  return {
    ...{ hasFocus, isInList },
    onTextFocus: ({ currentTarget }: FocusEvent) => {
      // Keyboard users need the caret to be visible; pointer users see where they press.
      if (currentTarget.matches(":focus-visible")) caret.reveal.current = true;
      setHasFocus(true);
    },
    onTextBlur: () => setHasFocus(false),
    onListFocus: (span: DrawnSpan) => {
      setIsInList(true);
      chosen.choose(span);
    },
    onListBlur: () => {
      setIsInList(false);
      if (!picker.picker) chosen.release();
    },
  };
}

/** Copies the original text; the browser would add line breaks between blocks. */
function copyExactly(event: ClipboardEvent, text: string, selected: TextRange | undefined): void {
  if (!selected) return;
  event.clipboardData.setData("text/plain", text.slice(selected.start, selected.end));
  event.preventDefault();
}

/** Greys the parts that may not be marked. */
function useLockedTint({ text, locked }: SpanModel, view: () => TextView): void {
  useLayoutEffect(() => {
    if (locked.length === 0 || text === "") return undefined;
    return tint(lockedTint, locked.flatMap(view().rangesOf));
  }, [text, locked, view]);
}
