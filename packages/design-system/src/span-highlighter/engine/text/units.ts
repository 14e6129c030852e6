import { isWord } from "../../../words";

/** The units of caret movement and snapping. */
export type Granularity = "grapheme" | "word" | "sentence";

/** A range of a text, in indexes of UTF-16 units. */
export interface TextRange {
  start: number;
  end: number;
}

/** A grapheme, word or sentence; "word" segments include spaces and punctuation. */
export interface Unit extends TextRange {
  isWord: boolean;
}

// One locale for all users, so that boundaries do not depend on it. It includes dictionaries for Thai and CJK.
const language = "en";
const segmenters = new Map<Granularity, Intl.Segmenter>();

function segmenterOf(granularity: Granularity): Intl.Segmenter {
  const known = segmenters.get(granularity) ?? new Intl.Segmenter(language, { granularity });
  segmenters.set(granularity, known);
  return known;
}

/** The line, its break included, that holds the character at an index. */
export function lineAt(text: string, index: number): TextRange {
  const start = index === 0 ? 0 : text.lastIndexOf("\n", index - 1) + 1;
  const breakAt = text.indexOf("\n", index);
  return { start, end: breakAt < 0 ? text.length : breakAt + 1 };
}

interface SegmentedLine {
  text: string;
  start: number;
  segments: Intl.Segments;
}

// The caret requests the same line repeatedly, and segmenting a long one takes time.
const lastLines = new Map<Granularity, SegmentedLine>();

function segmentedLine(text: string, index: number, granularity: Granularity): SegmentedLine {
  const { start, end } = lineAt(text, index);
  const last = lastLines.get(granularity);
  if (last && last.start === start && last.text === text) return last;
  const line = { text, start, segments: segmenterOf(granularity).segment(text.slice(start, end)) };
  lastLines.set(granularity, line);
  return line;
}

/** The unit that contains the character at an index; no unit crosses a line break. */
export function unitAt(text: string, index: number, granularity: Granularity): Unit {
  const within = Math.min(Math.max(0, index), Math.max(0, text.length - 1));
  const { start, segments } = segmentedLine(text, within, granularity);
  const found = segments.containing(within - start);
  if (!found) return { start: within, end: within, isWord: false };
  return {
    start: start + found.index,
    end: start + found.index + found.segment.length,
    isWord: granularity === "word" && isWord(found),
  };
}

/** Whether an index is a boundary of units. */
export function isBorder(text: string, index: number, granularity: Granularity): boolean {
  if (index <= 0 || index >= text.length) return true;
  return unitAt(text, index, granularity).start === index;
}
