import { useMemo, useRef } from "react";
import { interpretDigit, type TypedDigits } from "../../digits";
import {
  accept,
  addPiece,
  detail,
  mark,
  movedTo,
  pencil,
  relabel,
  remove,
  removePiece,
  resize,
  type SpanChange,
  withBorders,
} from "../engine/changes";
import { isLocked } from "../engine/locked";
import {
  areOverlapping,
  placeFrom,
  placeKey,
  rangesOf,
  type SpanDetails,
  type SpanPlace,
  spanKey,
  type TextSpan,
} from "../engine/spans";
import { otherOccurrences } from "../engine/text/occurrences";
import type { TextRange } from "../engine/text/units";
import type { DrawnSpan } from "../model/drawn-spans";
import type { SpanLabel, SpanModel } from "../model/use-span-model";
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

/** The target of a digit: a selected range, a span, or the active label. `activates`: the label becomes the active one, too. */
export type DigitTarget = { range: TextRange; activates?: true } | { drawn: DrawnSpan } | undefined;

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
  const inPoints = pointsOf(model);
  const inWords = wordsOf(input);

  // Spans that lie in a locked part already may get another label.
  const { toIndex } = model.offsets;
  const isNewInLocked = (span: TextSpan) =>
    rangesOf(span).some(({ start, end }) =>
      isLocked({ start: toIndex(start), end: toIndex(end) }, model.locked),
    ) && !model.spans.some((other) => placeKey(other.span) === placeKey(span));

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

  const at = (span: TextSpan, place: SpanPlace | undefined) => (place ? movedTo(span, place) : span);
  const spanOf = (range: TextRange, label: string): TextSpan => ({ ...inPoints(range), label });
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
    /** Moves the borders of a span, or of one of its pieces. */
    resize({ span, look }: DrawnSpan, borders: TextRange, piece = 0) {
      const range = inPoints(borders);
      const next = at(span, withBorders(span, piece, range));
      if (look === "suggested") return markSpan(next);
      return commit(resize(given, span, { ...range, piece }, input), words.said.resized, next);
    },
    /** A suggestion that was not accepted gets no pieces. */
    addPiece({ span, look }: DrawnSpan, range: TextRange) {
      if (look === "suggested") return undefined;
      const piece = inPoints(range);
      const next = at(span, placeFrom([...rangesOf(span), piece]));
      return commit(addPiece(given, span, piece, input), words.pieces.added, next);
    },
    removePiece({ span, look }: DrawnSpan, piece: number) {
      if (look === "suggested") return undefined;
      const change = removePiece(given, span, piece);
      return change && commit(change, words.pieces.removed, change.added[0] ?? span);
    },
  };
}

function makeSuggestionActions({ model, allowsOverlap, words, say, onChange }: EditorInput) {
  const { given } = model;
  const inPoints = pointsOf(model);

  /** Occurrences of the same text without this label, where it can be added. */
  function samePlaces({ start, end, span, pieces }: DrawnSpan): TextSpan[] {
    if (pieces.length > 1) return [];
    const keys = new Set(given.map(spanKey));
    return otherOccurrences(model.text, { start, end })
      .filter((place) => !isLocked(place, model.locked))
      .map((place) => ({ ...inPoints(place), label: span.label }))
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

type TypedLabel = { pending: TypedDigits; made: TextSpan | undefined; activates: boolean } | undefined;

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
    const last = typed.isLonger ? typing.current : undefined;
    const given = last?.made
      ? { made: { ...last.made, label: label.value }, key: actions.relabelSpan(last.made, label.value) }
      : give(label, target);
    const activates = last?.activates || isActivating(target);
    if (activates) onActiveLabel(label.value);
    typing.current = typed.pending && { pending: typed.pending, made: given.made, activates };
    return given.key;
  };
}

function isActivating(target: DigitTarget): boolean {
  return target !== undefined && "range" in target && target.activates === true;
}

/** Converts ranges of the text to code points, in which spans are stored. */
function pointsOf({ offsets: { toCodePoint } }: SpanModel) {
  return ({ start, end }: TextRange): TextRange => ({ start: toCodePoint(start), end: toCodePoint(end) });
}

function wordsOf({ model: { text, offsets }, labels }: EditorInput) {
  const names = new Map(labels.map(({ value, text: name }) => [value, name]));
  const { toIndex } = offsets;
  return (span: TextSpan): SpanInWords => {
    const ranges = rangesOf(span);
    return {
      label: names.get(span.label) ?? span.label,
      quote: ranges.map(({ start, end }) => quoteOf(text.slice(toIndex(start), toIndex(end)))).join(" … "),
      start: span.start,
      end: ranges.at(-1)?.end ?? span.end,
      look: "ink",
      score: undefined,
    };
  };
}
