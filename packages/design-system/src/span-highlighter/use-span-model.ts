import { useMemo, useRef } from "react";
import { huesOf } from "../span-hues";
import { type Direction, majorityDirection, pieceDirections } from "../text-direction";
import { blockAt, blocksOf, linesOf } from "./engine/blocks";
import { levelsOf } from "./engine/levels";
import { makeOffsets, type Offsets } from "./engine/offsets";
import { problemOf } from "./engine/rules";
import type { Leveled } from "./engine/segments";
import { areOverlapping, inReadingOrder, spanKey, type TextSpan } from "./engine/spans";
import type { TextRange } from "./engine/units";

/** The state of a span: given by a person, suggested and part of the answer, or suggested and not accepted. */
export type SpanLook = "ink" | "pencilled" | "suggested";

/** A span to be shown. */
export interface ShownSpan extends TextSpan {
  /** Default "ink". */
  look?: SpanLook;
  /** The score, formatted. */
  score?: string | undefined;
}

/** A label of spans; its index in the list defines its number. */
export interface SpanLabel {
  value: string;
  text: string;
}

/** A span as it is drawn: in indexes of the text, with its level and colour. */
export interface DrawnSpan extends Leveled {
  key: string;
  span: TextSpan;
  text: string;
  look: SpanLook;
  score: string | undefined;
}

/** The part of a block that depends on its spans: the same object until one of them changes. */
export interface BlockModel extends TextRange {
  spans: readonly DrawnSpan[];
  /** Its number of gloss lines. */
  depth: number;
  /** Its estimated number of text lines. */
  lines: number;
  /** That of the paragraph of which it is a piece; undefined where its paragraphs find their own. */
  direction: Direction | undefined;
}

/** The model of a text and its spans, before anything is measured. */
export interface SpanModel {
  text: string;
  isRtl: boolean;
  offsets: Offsets;
  blocks: readonly BlockModel[];
  /** In reading order. */
  spans: readonly DrawnSpan[];
}

interface ModelInput {
  text: string;
  spans: readonly ShownSpan[];
  labels: readonly SpanLabel[];
  allowsOverlap: boolean;
}

/**
 * Computes the model again when the text, the spans or the labels change. Unchanged parts stay the same object,
 * span by span and block by block, so that the cost of a change depends on its size.
 */
export function useSpanModel({ text, spans, labels, allowsOverlap }: ModelInput): SpanModel {
  const fixed = useMemo(
    () => ({
      offsets: makeOffsets(text),
      blocks: blocksIn(text),
      isRtl: majorityDirection(text) === "rtl",
      drawn: new WeakMap<ShownSpan, DrawnSpan>(),
    }),
    [text],
  );
  const known = useMemo(() => {
    const hues = huesOf(labels.map(({ value }) => value));
    return new Map(labels.map(({ value, text: name }) => [value, { name, hue: hues.get(value) ?? 1 }]));
  }, [labels]);
  const last = useRef<SpanModel>(undefined);
  return useMemo(() => {
    const before = last.current?.text === text ? last.current : undefined;
    const sound = drawable(spans, fixed.offsets, new Set(known.keys()), allowsOverlap);
    const { offsets, isRtl } = fixed;
    const drawn = drawnSpans(sound, known, { offsets, drawn: fixed.drawn, before: before?.spans ?? [] });
    const blocks = filled(fixed.blocks, drawn, before?.blocks);
    last.current = { text, offsets, isRtl, spans: drawn, blocks };
    return last.current;
  }, [text, fixed, known, spans, allowsOverlap]);
}

/** Removes spans outside the text and, without overlap, suggestions that conflict with the answer. */
function drawable(
  spans: readonly ShownSpan[],
  { length }: Offsets,
  labels: ReadonlySet<string>,
  allowsOverlap: boolean,
): ShownSpan[] {
  const sound = spans.filter((span) => problemOf(span, { length, labels }) === undefined);
  const given = sound.filter(({ look }) => look !== "suggested");
  const isInTheWay = (span: ShownSpan) =>
    span.look === "suggested" && given.some((other) => areOverlapping(other, span));
  return allowsOverlap ? sound : sound.filter((span) => !isInTheWay(span));
}

interface Before {
  offsets: Offsets;
  /** Drawn spans by identity. */
  drawn: WeakMap<ShownSpan, DrawnSpan>;
  /** Drawn spans by key, for callers that create equal spans again. */
  before: readonly DrawnSpan[];
}

function drawnSpans(
  spans: readonly ShownSpan[],
  names: ReadonlyMap<string, { name: string; hue: number }>,
  { offsets: { toIndex }, drawn, before }: Before,
): DrawnSpan[] {
  const sorted = spans.toSorted(inReadingOrder);
  const own = sorted.map((span) => drawn.get(span));
  const equal = before.length > 0 && own.includes(undefined) ? keyed(before) : undefined;
  const known = sorted.map((span, index) => own[index] ?? equal?.get(spanKey(span)));
  const places = sorted.map((span, index) => known[index] ?? inText(span, toIndex));
  const levels = levelsOf(places);
  return sorted.map((span, index) => {
    const { name, hue } = names.get(span.label) ?? { name: span.label, hue: 1 };
    const look = span.look ?? "ink";
    const looks = { text: name, look, score: look === "ink" ? undefined : span.score, hue };
    const level = levels[index] ?? 0;
    const same = known[index];
    if (same && looksLike(same, looks, level)) {
      if (same !== own[index]) drawn.set(span, same);
      return same;
    }
    const { start, end } = places[index] ?? inText(span, toIndex);
    const place = { start: span.start, end: span.end, label: span.label };
    const now = { ...looks, level, key: spanKey(span), span: place, start, end, isTinted: look === "ink" };
    drawn.set(span, now);
    return now;
  });
}

function inText({ start, end }: ShownSpan, toIndex: Offsets["toIndex"]): TextRange {
  return { start: toIndex(start), end: toIndex(end) };
}

function keyed(drawn: readonly DrawnSpan[]): ReadonlyMap<string, DrawnSpan> {
  return new Map(drawn.map((span) => [span.key, span]));
}

// The key contains the position and the label.
function looksLike(
  a: DrawnSpan,
  b: Pick<DrawnSpan, "text" | "look" | "score" | "hue">,
  level: number,
): boolean {
  return (
    a.level === level && a.look === b.look && a.score === b.score && a.hue === b.hue && a.text === b.text
  );
}

type Block = Pick<BlockModel, "start" | "end" | "lines" | "direction">;

function blocksIn(text: string): Block[] {
  const blocks = blocksOf(text).map((block) => ({ ...block, text: text.slice(block.start, block.end) }));
  const directions = pieceDirections(blocks.map((block) => block.text));
  return blocks.map(({ start, end, text: piece }, index) => ({
    ...{ start, end, lines: linesOf(piece), direction: directions[index] },
  }));
}

function filled(
  blocks: readonly Block[],
  spans: readonly DrawnSpan[],
  before: readonly BlockModel[] = [],
): BlockModel[] {
  const inBlock: DrawnSpan[][] = blocks.map(() => []);
  for (const span of spans) {
    const last = blockAt(blocks, span.end - 1);
    for (let block = blockAt(blocks, span.start); block <= last; block += 1) inBlock[block]?.push(span);
  }
  return blocks.map((block, index) => {
    const within = inBlock[index] ?? [];
    const same = before[index];
    if (same && same.spans.length === within.length && same.spans.every((span, at) => span === within[at]))
      return same;
    return {
      ...block,
      spans: within,
      depth: within.reduce((deepest, { level }) => Math.max(deepest, level + 1), 0),
    };
  });
}
