import { useMemo, useRef } from "react";
import { interpretDigit, type TypedDigits } from "../../digits";
import { accept, detail, mark, pencil, relabel, remove, resize, type SpanChange } from "../engine/changes";
import { isLocked } from "../engine/locked";
import { otherOccurrences } from "../engine/occurrences";
import { areOverlapping, type SpanDetails, spanKey, type TextSpan } from "../engine/spans";
import type { TextRange } from "../engine/units";
import type { DrawnSpan, SpanLabel, SpanModel } from "../model/use-span-model";
import { quoteOf, type SpanInWords, type SpanWords } from "../words";

interface EditorInput {
  model: SpanModel;
  labels: readonly SpanLabel[];
  allowsOverlap: boolean;
  isReadOnly: boolean;
  words: SpanWords;
  say: (sentence: string) => void;
  onChange: (change: SpanChange) => void;
  onActiveLabel: (label: string) => void;
}

/** What a digit applies to: a selected range, a span, or the active label. */
export type DigitTarget = { range: TextRange } | { drawn: DrawnSpan } | undefined;

/** The actions on spans; each announces its effect, and most return the key of the resulting span. */
export type SpanEditor = ReturnType<typeof useEditor>;

/** The actions for a text and its spans as they are. */
export function useEditor({ model, labels, allowsOverlap, isReadOnly, ...input }: EditorInput) {
  const { words, say, onChange, onActiveLabel } = input;
  const typing = useRef<TypedLabel>(undefined);
  return useMemo(() => {
    const all = { model, labels, allowsOverlap, isReadOnly, words, say, onChange, onActiveLabel };
    const actions = makeActions(all);
    return { ...actions, ...makeSuggestionActions(all), digit: makeDigit(all, actions, typing) };
  }, [model, labels, allowsOverlap, isReadOnly, words, say, onChange, onActiveLabel]);
}

type Actions = ReturnType<typeof makeActions>;

function makeActions(input: EditorInput) {
  const { model, words } = input;
  const { given } = model;
  const { toCodePoint } = model.offsets;
  const inWords = wordsOf(input);

  // Spans that lie in a locked part already may get another label.
  const isNewInLocked = ({ start, end }: TextSpan) =>
    isLocked({ start: model.offsets.toIndex(start), end: model.offsets.toIndex(end) }, model.locked) &&
    !model.spans.some(({ span }) => span.start === start && span.end === end);

  function commit(
    change: SpanChange | undefined,
    sentence: (span: SpanInWords) => string,
    span: TextSpan,
  ): string | undefined {
    if (input.isReadOnly) return undefined;
    const isForbidden = change?.added.some(isNewInLocked) ?? false;
    input.say(isForbidden ? words.said.locked : change ? sentence(inWords(span)) : words.said.already);
    if (!change || isForbidden) return undefined;
    input.onChange(change);
    return spanKey(span);
  }

  const spanOf = ({ start, end }: TextRange, label: string): TextSpan => ({
    start: toCodePoint(start),
    end: toCodePoint(end),
    label,
  });
  const markSpan = (span: TextSpan) => commit(mark(given, span, input), words.said.marked, span);
  const relabelSpan = (span: TextSpan, label: string) =>
    commit(relabel(given, span, label), words.said.relabelled, { ...span, label });

  return {
    spanOf,
    markSpan,
    relabelSpan,
    inWords: ({ span, look, score }: DrawnSpan): SpanInWords => ({
      ...inWords(span),
      ...{ look, score },
    }),
    markRange: (range: TextRange, label: string) => markSpan(spanOf(range, label)),
    /** A suggestion that was not accepted is added with its new label. */
    relabel: ({ look, span }: DrawnSpan, label: string) =>
      look === "suggested" ? markSpan({ ...span, label }) : relabelSpan(span, label),
    remove({ look, span }: DrawnSpan) {
      if (look !== "suggested") commit(remove(span), words.said.removed, span);
    },
    accept({ look, span }: DrawnSpan) {
      if (look !== "ink") commit(accept(given, [span], input), words.said.accepted, span);
    },
    /** A suggestion that was not accepted has no details. */
    detail({ span, look }: DrawnSpan, details: SpanDetails) {
      const change = detail(span, details);
      if (change && look !== "suggested") commit(change, words.said.detailed, span);
    },
    resize({ span, look }: DrawnSpan, borders: TextRange) {
      const next = spanOf(borders, span.label);
      if (look === "suggested") return markSpan(next);
      return commit(resize(given, span, next, input), words.said.resized, next);
    },
  };
}

function makeSuggestionActions({ model, allowsOverlap, words, say, onChange }: EditorInput) {
  const { given } = model;
  const { toCodePoint } = model.offsets;

  /** Occurrences of the same text without this label, where it can be added. */
  function samePlaces({ start, end, span }: DrawnSpan): TextSpan[] {
    const keys = new Set(given.map(spanKey));
    return otherOccurrences(model.text, { start, end })
      .filter((place) => !isLocked(place, model.locked))
      .map((place) => ({ start: toCodePoint(place.start), end: toCodePoint(place.end), label: span.label }))
      .filter((place) => !keys.has(spanKey(place)))
      .filter((place) => allowsOverlap || !given.some((other) => areOverlapping(other, place)));
  }

  return {
    samePlaces,
    markSame(drawn: DrawnSpan) {
      const change = pencil(given, samePlaces(drawn), { allowsOverlap });
      if (!change) return;
      say(words.said.pencilled(change.added.length));
      onChange(change);
    },
    acceptAll(waiting: readonly DrawnSpan[]) {
      say(words.said.acceptedAll(waiting.length));
      const spans = waiting.map(({ span }) => span);
      // Spans that are already part of the answer do not block.
      onChange(accept(given, spans, { allowsOverlap: true }));
    },
    refuseAll(waiting: readonly DrawnSpan[]) {
      say(words.said.refusedAll(waiting.length));
      onChange(remove(...waiting.map(({ span }) => span)));
    },
  };
}

type TypedLabel = { pending: TypedDigits; made: TextSpan | undefined } | undefined;

/** A digit sets its label at once; a second one in time sets the label of the longer number instead. */
function makeDigit(input: EditorInput, actions: Actions, typing: { current: TypedLabel }) {
  const { labels, words, say, onActiveLabel } = input;

  function give(
    label: SpanLabel,
    target: DigitTarget,
  ): { made: TextSpan | undefined; key: string | undefined } {
    if (!target) {
      onActiveLabel(label.value);
      say(words.said.label(label.text));
      return { made: undefined, key: undefined };
    }
    const made =
      "drawn" in target
        ? { ...target.drawn.span, label: label.value }
        : actions.spanOf(target.range, label.value);
    const key = "drawn" in target ? actions.relabel(target.drawn, label.value) : actions.markSpan(made);
    return { made, key };
  }

  return (key: string, at: number, target: DigitTarget): string | undefined => {
    const typed = interpretDigit(key, typing.current?.pending, at, labels.length);
    const label = typed && labels[typed.number - 1];
    if (!label || input.isReadOnly) return undefined;
    const last = typed.isLonger ? typing.current?.made : undefined;
    const given = last
      ? { made: { ...last, label: label.value }, key: actions.relabelSpan(last, label.value) }
      : give(label, target);
    typing.current = typed.pending && { pending: typed.pending, made: given.made };
    return given.key;
  };
}

function wordsOf({ model: { text, offsets }, labels }: EditorInput) {
  const names = new Map(labels.map(({ value, text: name }) => [value, name]));
  return ({ start, end, label }: TextSpan): SpanInWords => ({
    label: names.get(label) ?? label,
    quote: quoteOf(text.slice(offsets.toIndex(start), offsets.toIndex(end))),
    start,
    end,
    look: "ink",
    score: undefined,
  });
}
