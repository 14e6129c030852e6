import { useMemo, useRef } from "react";
import { type Direction, majorityDirection, pieceDirections } from "../../text-direction";
import { blockAt, blocksOf, linesOf } from "../engine/blocks";
import { extentOf } from "../engine/extents";
import { levelsOf } from "../engine/levels";
import { makeOffsets, type Offsets } from "../engine/offsets";
import type { SpanRelation } from "../engine/relations";
import { problemOf } from "../engine/rules";
import type { Leveled } from "../engine/segments";
import {
  areOverlapping,
  inReadingOrder,
  rangesOf,
  type SpanPlace,
  spanKey,
  type TextSpan,
} from "../engine/spans";
import type { TextRange } from "../engine/units";
import { coloursOf, type LabelColour } from "./colours";
import {
  arcsInBlocks,
  type DrawnArc,
  type DrawnRelation,
  drawnRelations,
  haveSameArcs,
  type RelationLabel,
} from "./drawn-relations";
import { useDroppedWarnings } from "./dropped";

/** The state of a span: given by a person, suggested and part of the answer, or suggested and not accepted. */
export type SpanLook = "ink" | "pencilled" | "suggested";

/** A span to be shown. */
export interface ShownSpan extends TextSpan {
  /** @default "ink" */
  look?: SpanLook;
  /** The score, formatted. */
  score?: string | undefined;
}

/** A label of spans; its index in the list defines its number. */
export interface SpanLabel {
  value: string;
  text: string;
  /**
   * Any CSS colour, instead of one of the palette. Its lightness is changed where it needs to be, so that line, label and
   * text are readable in every theme.
   */
  color?: string | undefined;
}

/** A span as it is drawn: in indexes of the text, with its level and colour. Its range is that of its first piece. */
export interface DrawnSpan extends Leveled {
  /** All its pieces, in their order; of most spans one. */
  pieces: readonly TextRange[];
  key: string;
  span: TextSpan;
  text: string;
  look: SpanLook;
  score: string | undefined;
  /** The colour of its label, if that is not one of the palette. */
  own: string | undefined;
}

/** The part of a block that depends on its spans: the same object until one of them changes. */
export interface BlockModel extends TextRange {
  spans: readonly DrawnSpan[];
  /** Its number of gloss lines. */
  depth: number;
  /** Relations, and their number of lanes above each line. */
  arcs: readonly DrawnArc[];
  lanes: number;
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
  /** Those between shown spans. */
  relations: readonly DrawnRelation[];
  /** The spans of the answer, those that the filter hides included, without suggestions that were not accepted. */
  given: readonly TextSpan[];
  /** The parts that may not be marked. */
  locked: readonly TextRange[];
}

interface ModelInput {
  text: string;
  spans: readonly ShownSpan[];
  labels: readonly SpanLabel[];
  allowsOverlap: boolean;
  filter?: ((span: ShownSpan) => boolean) | undefined;
  /** The text is that of content, which is laid out as a whole. */
  isContent?: boolean;
  /** In code points. */
  lockedRanges?: readonly TextRange[] | undefined;
  relations?: readonly SpanRelation[] | undefined;
  relationLabels?: readonly RelationLabel[] | undefined;
}

const everything = () => true;
const nothing: readonly never[] = [];

/**
 * Computes the model again when the text, the spans or the labels change. Unchanged parts stay the same object,
 * span by span and block by block, so that the cost of a change depends on its size.
 */
export function useSpanModel({ text, spans, labels, allowsOverlap, ...input }: ModelInput): SpanModel {
  const { filter = everything, lockedRanges = nothing, isContent = false } = input;
  const { relations = nothing, relationLabels = nothing } = input;
  const fixed = useFixed(text, isContent);
  const known = useMemo(() => {
    const colours = coloursOf(labels);
    return new Map(labels.map(({ value, text: name }) => [value, { name, ...colours.get(value) }]));
  }, [labels]);
  const rules = useMemo(
    () => ({ length: fixed.offsets.length, labels: new Set(known.keys()) }),
    [fixed, known],
  );
  useDroppedWarnings({ spans, allowsOverlap, relations, relationLabels }, rules);
  const locked = useMemo(
    () => lockedRanges.map((range) => inText(range, fixed.offsets.toIndex)),
    [lockedRanges, fixed],
  );
  const last = useRef<SpanModel>(undefined);
  return useMemo(() => {
    const before = last.current?.text === text ? last.current : undefined;
    const sound = spans.filter((span) => problemOf(span, rules) === undefined);
    const given = sound.filter(({ look }) => look !== "suggested");
    const shown = drawable(sound, given, allowsOverlap).filter(filter);
    const isShown = new Set(shown);
    const hidden = given.filter((span) => !isShown.has(span)).map(placeOf);
    const { offsets, isRtl } = fixed;
    const drawn = drawnSpans(shown, known, { offsets, drawn: fixed.drawn, before: before?.spans ?? [] });
    const related = drawnRelations(relations, relationLabels, drawn);
    const arcs = arcsInBlocks(related, fixed.blocks);
    const blocks = filled(fixed.blocks, { drawn, arcs }, before?.blocks);
    const answer = drawn.filter(({ look }) => look !== "suggested").map(({ span }) => span);
    last.current = {
      ...{ text, offsets, isRtl, spans: drawn, blocks, locked, relations: related },
      given: [...answer, ...hidden],
    };
    return last.current;
  }, [text, fixed, known, rules, spans, allowsOverlap, filter, locked, relations, relationLabels]);
}

/** What depends on the text alone. */
function useFixed(text: string, isContent: boolean) {
  return useMemo(
    () => ({
      offsets: makeOffsets(text),
      blocks: isContent ? [{ start: 0, end: text.length, lines: 1, direction: undefined }] : blocksIn(text),
      isRtl: majorityDirection(text) === "rtl",
      drawn: new WeakMap<ShownSpan, DrawnSpan>(),
    }),
    [text, isContent],
  );
}

/** Removes, without overlap, suggestions that conflict with the answer. */
function drawable(
  sound: readonly ShownSpan[],
  given: readonly ShownSpan[],
  allowsOverlap: boolean,
): readonly ShownSpan[] {
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
  names: ReadonlyMap<string, { name: string } & Partial<LabelColour>>,
  { offsets: { toIndex }, drawn, before }: Before,
): DrawnSpan[] {
  const sorted = spans.toSorted(inReadingOrder);
  const own = sorted.map((span) => drawn.get(span));
  const equal = before.length > 0 && own.includes(undefined) ? keyed(before) : undefined;
  const known = sorted.map((span, index) => own[index] ?? equal?.get(spanKey(span)));
  const places = sorted.map((span, index) => known[index]?.pieces ?? piecesInText(span, toIndex));
  const levels = levelsOf(places.map(extentOf));
  return sorted.map((span, index) => {
    const { name = span.label, hue = 1, own: colour } = names.get(span.label) ?? {};
    const look = span.look ?? "ink";
    const looks = { text: name, look, score: look === "ink" ? undefined : span.score, hue, own: colour };
    const level = levels[index] ?? 0;
    const same = known[index];
    if (same && looksLike(same, looks, level) && haveSameDetails(same.span, span)) {
      if (same !== own[index]) drawn.set(span, same);
      return same;
    }
    const now = { ...drawnAt(span, places[index] ?? []), ...looks, level, isTinted: look === "ink" };
    drawn.set(span, now);
    return now;
  });
}

function drawnAt(span: TextSpan, pieces: readonly TextRange[]) {
  const [{ start, end } = { start: 0, end: 0 }] = pieces;
  return { key: spanKey(span), span: placeOf(span), start, end, pieces };
}

/** A span without its looks, as changes contain it. */
function placeOf({ start, end, label, pieces, note, attributes }: TextSpan): TextSpan {
  return {
    ...{ start, end, label },
    ...(pieces !== undefined && pieces.length > 0 && { pieces }),
    ...(note !== undefined && { note }),
    ...(attributes !== undefined && { attributes }),
  };
}

const haveSameDetails = (a: TextSpan, b: TextSpan) => a.note === b.note && a.attributes === b.attributes;

function inText({ start, end }: TextRange, toIndex: Offsets["toIndex"]): TextRange {
  return { start: toIndex(start), end: toIndex(end) };
}

function piecesInText(span: SpanPlace, toIndex: Offsets["toIndex"]): TextRange[] {
  return rangesOf(span).map((piece) => inText(piece, toIndex));
}

function keyed(drawn: readonly DrawnSpan[]): ReadonlyMap<string, DrawnSpan> {
  return new Map(drawn.map((span) => [span.key, span]));
}

// The key contains the position and the label.
function looksLike(
  a: DrawnSpan,
  b: Pick<DrawnSpan, "text" | "look" | "score" | "hue" | "own">,
  level: number,
): boolean {
  return (
    a.level === level &&
    a.look === b.look &&
    a.score === b.score &&
    a.hue === b.hue &&
    a.own === b.own &&
    a.text === b.text
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

const areSame = (a: readonly DrawnSpan[], b: readonly DrawnSpan[]) =>
  a.length === b.length && a.every((span, index) => span === b[index]);

function filled(
  blocks: readonly Block[],
  { drawn, arcs }: { drawn: readonly DrawnSpan[]; arcs: ReadonlyMap<number, readonly DrawnArc[]> },
  before: readonly BlockModel[] = [],
): BlockModel[] {
  const inBlock: DrawnSpan[][] = blocks.map(() => []);
  for (const span of drawn) {
    const { start, end, parts = [{ start, end }] } = extentOf(span.pieces);
    for (const part of parts) {
      const last = blockAt(blocks, part.end - 1);
      for (let block = blockAt(blocks, part.start); block <= last; block += 1) {
        const within = inBlock[block];
        if (within && within.at(-1) !== span) within.push(span);
      }
    }
  }
  return blocks.map((block, index) => {
    const within = inBlock[index] ?? [];
    const above = arcs.get(index) ?? nothing;
    const same = before[index];
    if (same && areSame(same.spans, within) && haveSameArcs(same.arcs, above)) return same;
    return {
      ...block,
      spans: within,
      arcs: above,
      lanes: above.reduce((most, { lane }) => Math.max(most, lane + 1), 0),
      depth: within.reduce((deepest, { level }) => Math.max(deepest, level + 1), 0),
    };
  });
}
