import {
  type ClipboardEvent,
  type FocusEvent,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { focusWithin } from "./editing/focus-within";
import { type SpanCaret, useCaret, useTextKeys } from "./editing/use-caret";
import { type ChosenSpan, useChosenSpan } from "./editing/use-chosen-span";
import { useEditor } from "./editing/use-editor";
import { usePicker } from "./editing/use-picker";
import { usePointer } from "./editing/use-pointer";
import { caretAt } from "./engine/caret";
import { nearestTo } from "./engine/page-move";
import { snap } from "./engine/snapping";
import type { TextRange } from "./engine/units";
import { useFind } from "./find/use-find";
import type { HighlighterProps } from "./highlighter-props";
import { sightOf } from "./pane";
import type { SpanListHandle } from "./review/SpanList";
import { spanAt } from "./review/spoken";
import { useListKeys } from "./review/use-list-keys";
import { useLive } from "./review/use-live";
import { makeTextView, type TextView } from "./text/text-view";
import { useLayoutEpoch } from "./text/use-layout-epoch";
import { useNearness } from "./text/use-near";
import { type DrawnSpan, type SpanModel, useSpanModel } from "./use-span-model";

interface Elements {
  root: RefObject<HTMLDivElement | null>;
  surface: RefObject<HTMLDivElement | null>;
  textElement: RefObject<HTMLDivElement | null>;
}

/** Combines the parts of a highlighter: the model, the caret, the selected span, the picker, the pointer. */
export function useHighlighter(props: HighlighterProps, { root, surface, textElement }: Elements) {
  const { text, labels, words, activeLabel, allowsOverlap = false, isReadOnly = false } = props;
  const allowsCharacters = props.allowsCharacters ?? true;
  const model = useSpanModel({ text, spans: props.spans, labels, allowsOverlap });
  const { region, say } = useLive();
  const view = useView(textElement, model.blocks);
  const editor = useEditor({ ...props, model, allowsOverlap, isReadOnly, say });
  const chosen = useChosenSpan(model);
  const picker = usePicker(surface, view);
  const caret = useCaret({ model, view, words, say });
  const list = useRef<SpanListHandle>(null);
  const focus = useFocus({ chosen, caret, picker });
  const layout = useLayoutEpoch(textElement);
  const find = useTextFind(root, { model, view, caret, textElement });

  const focusText = () => textElement.current?.focus({ preventScroll: true });
  useHandle(props.ref, { textElement, list, hasSpans: model.spans.length > 0 });
  const openSpan = (span: DrawnSpan, back: "text" | "list") => {
    chosen.choose(span);
    if (!isReadOnly) picker.openSpan(span, back);
  };
  const onTextKey = useTextKeys({
    ...{ model, view, words, say, caret, editor, activeLabel, allowsCharacters },
    openSpan: (span) => openSpan(span, "text"),
    openNew: (range) => !isReadOnly && picker.openNew(range),
    enterList: (from) => {
      const next = model.spans.findIndex(({ end }) => end > from);
      if (model.spans.length === 0) return say(words.said.noSpan);
      chosen.goTo(next < 0 ? model.spans.length - 1 : next);
      list.current?.focus();
    },
    release: chosen.release,
  });
  const onListKey = useListKeys({
    ...{ model, editor, chosen, isReadOnly },
    openSpan: (span) => openSpan(span, "list"),
    leave: (index) => {
      caret.follow(caretAt(index));
      focusText();
    },
  });
  const pointer = usePointer(textElement, {
    ...{ text, view, isReadOnly, allowsCharacters },
    onSelect: ({ anchor, focus, ...selected }, precision) => {
      caret.follow({ anchor, focus, isExact: precision === "characters" });
      const range = snap(text, selected, precision);
      if (!range) return say(words.said.nothing);
      if (activeLabel === undefined) return picker.openNew(range);
      editor.markRange(range, activeLabel);
      caret.settle(range.end);
    },
    onPress: (index, target, isTouch) => {
      if (index !== undefined) caret.follow(caretAt(index));
      const span = pressedSpan(model.spans, index, target);
      if (span) return openSpan(span, "text");
      chosen.release();
      const word = isTouch && !isReadOnly ? wordAt(text, index) : undefined;
      if (word && activeLabel !== undefined) editor.markRange(word, activeLabel);
    },
  });

  return {
    ...{ model, region, view, editor, chosen, picker, caret, list, layout, pointer, ...focus },
    ...{ onTextKey, onListKey, openSpan, find },
    nearness: useNearness(),
    within: focusWithin(props.onFocusWithin),
    onCopy: (event: ClipboardEvent) => copyExactly(event, text, view().selected()),
    resizeFramed: (borders: TextRange) => {
      if (chosen.framed) chosen.expect(editor.resize(chosen.framed, borders));
    },
    // The next digit would mark text that is still selected again.
    afterMarking: ({ end }: TextRange, label?: string) => {
      if (label !== undefined) props.onActiveLabel(label);
      caret.settle(end);
    },
    closePicker: (isFocusElsewhere = false) => {
      const back = picker.picker?.back;
      picker.close();
      if (isFocusElsewhere) return;
      if (back === "list" && model.spans.length > 0) list.current?.focus();
      else focusText();
    },
  };
}

interface TextFindInput {
  model: SpanModel;
  view: () => TextView;
  caret: SpanCaret;
  textElement: Elements["textElement"];
}

/** The search in a long text; leaving it selects the match. */
function useTextFind(root: Elements["root"], { model, view, caret, textElement }: TextFindInput) {
  const { text } = model;
  const find = useFind({
    ...{ text, view, root, isOffered: model.blocks.length > 1 },
    from: () => ({ index: firstInSight(text, view()), selected: view().selected() }),
  });
  return {
    ...find,
    leave() {
      find.close();
      textElement.current?.focus({ preventScroll: true });
      if (find.current) caret.select(find.current);
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

interface Ways {
  textElement: Elements["textElement"];
  list: RefObject<SpanListHandle | null>;
  hasSpans: boolean;
}

/** The focus handlers for other components; if no span is listed, the text is focused. */
function useHandle(ref: HighlighterProps["ref"], { textElement, list, hasSpans }: Ways): void {
  useImperativeHandle(ref, () => ({
    focusText: () => textElement.current?.focus(),
    focusList: () => (hasSpans ? list : textElement).current?.focus(),
  }));
}

/** The first visible character of a text. */
function firstInSight(text: string, { element, caretRect }: TextView): number {
  const { left } = element.getBoundingClientRect();
  return nearestTo({ text, placeOf: caretRect, left, top: sightOf(element).top });
}

/** Copies the original text; the browser would add line breaks between blocks. */
function copyExactly(event: ClipboardEvent, text: string, selected: TextRange | undefined): void {
  if (!selected) return;
  event.clipboardData.setData("text/plain", text.slice(selected.start, selected.end));
  event.preventDefault();
}

/** The span whose label was pressed, else the one whose text was pressed. */
function pressedSpan(spans: readonly DrawnSpan[], index: number | undefined, target: Element) {
  const key = target.closest("[data-span]")?.getAttribute("data-span");
  if (key != null) return spans.find((span) => span.key === key);
  return index === undefined ? undefined : spanAt(spans, index);
}

/** The tapped word, if any: selecting it first would take a long press. */
function wordAt(text: string, index: number | undefined): TextRange | undefined {
  const isWord = index !== undefined && /[\p{L}\p{N}]/u.test(text.slice(index, index + 2));
  return isWord ? snap(text, { start: index, end: index + 1 }, "words") : undefined;
}

function useView(element: RefObject<HTMLDivElement | null>, blocks: readonly TextRange[]) {
  const latest = useRef(blocks);
  latest.current = blocks;
  return useCallback(() => {
    if (!element.current) throw new Error("The text is not on the page, so nothing can be measured in it.");
    return makeTextView(element.current, latest.current);
  }, [element]);
}
