import { extentOf } from "../engine/layout/extents";
import { levelsOf } from "../engine/layout/levels";
import { problemOf } from "../engine/rules";
import { inReadingOrder, rangesOf } from "../engine/spans";
import { makeOffsets } from "../engine/text/offsets";
import { coloursOf, type LabelColour } from "../model/colours";
import type { ShownSpan, SpanLook } from "../model/drawn-spans";
import type { SpanLabel } from "../model/use-span-model";

/** A span where nothing can be measured. */
export interface StaticSpan extends LabelColour {
  /** Its label, and the score of a suggestion. */
  word: string | undefined;
  look: SpanLook;
  level: number;
}

/** A part of a text with the same spans from its first to its last character. */
export interface StaticPart {
  /** In UTF-16 code units. */
  start: number;
  text: string;
  /** The span nearest to the text. */
  mark: StaticSpan | undefined;
  /** The spans that begin here. */
  begins: readonly StaticSpan[];
}

/**
 * Splits a text at the borders of its spans, without a document: for the HTML of a server.
 *
 * @param text the whole text
 * @param spans in code points; those that the highlighter does not show are left out
 * @param labels of the spans
 */
export function partsOf(
  text: string,
  spans: readonly ShownSpan[],
  labels: readonly SpanLabel[],
): StaticPart[] {
  const { toIndex, length } = makeOffsets(text);
  const colours = coloursOf(labels);
  const names = new Map(labels.map((label) => [label.value, label.text]));
  const rules = { length, labels: new Set(names.keys()) };
  const sound = spans.filter((span) => problemOf(span, rules) === undefined).toSorted(inReadingOrder);
  const places = sound.map((span) =>
    rangesOf(span).map(({ start, end }) => ({ start: toIndex(start), end: toIndex(end) })),
  );
  const levels = levelsOf(places.map(extentOf));
  const placed = sound
    .flatMap(({ label, look = "ink", score }, index) => {
      const shown = {
        word: look === "ink" || !score ? names.get(label) : `${names.get(label)} ${score}`,
        look,
        level: levels[index] ?? 0,
        ...(colours.get(label) ?? { hue: 1, own: undefined }),
      };
      return (places[index] ?? []).map((range, part) => ({ ...range, shown, isFirst: part === 0 }));
    })
    .sort((a, b) => a.start - b.start);
  const borders = new Set([0, text.length, ...placed.flatMap(({ start, end }) => [start, end])]);
  const starts = [...borders].sort((a, b) => a - b);
  let next = 0;
  let covering: typeof placed = [];
  return starts.slice(0, -1).map((start, index) => {
    const begins = [];
    for (let span = placed[next]; span?.start === start; span = placed[next]) {
      begins.push(span);
      next += 1;
    }
    covering = [...covering.filter(({ end }) => end > start), ...begins];
    const nearest = covering.toSorted((a, b) => a.shown.level - b.shown.level)[0];
    return {
      start,
      text: text.slice(start, starts[index + 1]),
      mark: nearest?.shown,
      begins: begins.filter(({ isFirst }) => isFirst).map(({ shown }) => shown),
    };
  });
}
