import { useMemo, useRef } from "react";
import { majorityDirection } from "../../text-direction";
import type { SpanRelation } from "../engine/relations";
import { problemOf } from "../engine/rules";
import { areOverlapping, type TextSpan } from "../engine/spans";
import { makeOffsets, type Offsets } from "../engine/text/offsets";
import type { TextRange } from "../engine/text/units";
import { type BlockModel, blocksIn, filled } from "./block-models";
import { coloursOf } from "./colours";
import { arcsInBlocks, type DrawnRelation, drawnRelations, type RelationLabel } from "./drawn-relations";
import { type DrawnSpan, drawnSpans, inText, placeOf, type ShownSpan } from "./drawn-spans";
import { useDroppedWarnings } from "./dropped";

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
  isContent?: boolean | undefined;
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
  useDroppedWarnings({ labels, spans, allowsOverlap, relations, relationLabels }, rules);
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

/** The data that depends on the text alone. */
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
