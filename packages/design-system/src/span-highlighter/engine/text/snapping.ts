import { type TextRange, unitAt } from "./units";

/** The precision of a selection: whole words, or graphemes. */
export type Precision = "words" | "characters";

/**
 * Snaps a selection. Words: without the spaces around it, and extended to the boundaries of the words it
 * touches, but not past an apostrophe, a point or another symbol in them. Undefined if nothing is
 * left, or if an offset is before the text.
 */
export function snap(text: string, { start, end }: TextRange, precision: Precision): TextRange | undefined {
  if (start < 0 || end < 0) return undefined;
  const low = Math.min(start, end, text.length);
  const high = Math.min(Math.max(start, end), text.length);
  if (precision === "characters") return low < high ? toGraphemes(text, low, high) : undefined;
  const range = trimmed(text, low, high);
  return range && toWords(text, range);
}

function toGraphemes(text: string, start: number, end: number): TextRange {
  return { start: unitAt(text, start, "grapheme").start, end: unitAt(text, end - 1, "grapheme").end };
}

function toWords(text: string, range: TextRange): TextRange {
  // A partly selected grapheme counts as selected.
  const { start, end } = toGraphemes(text, range.start, range.end);
  const first = unitAt(text, start, "word");
  const last = unitAt(text, end - 1, "word");
  return {
    start: first.isWord ? firstOfRun(text, start, first.start) : first.start,
    end: last.isWord ? endOfRun(text, end, last.end) : last.end,
  };
}

/** Characters of words in any script. A symbol inside a word ("Ahab’s", "3.5") limits the extension. */
const letter = /[\p{L}\p{N}\p{M}\p{Cf}_]/u;

/** The start of the run of letters around an index, within the word; the index itself at a symbol. */
function firstOfRun(text: string, index: number, wordStart: number): number {
  if (!letter.test(characterFrom(text, index))) return index;
  let start = index;
  while (start > wordStart) {
    const before = characterBefore(text, start);
    if (!letter.test(before)) break;
    start -= before.length;
  }
  return start;
}

/** The end of the run of letters at an index, within the word. */
function endOfRun(text: string, index: number, wordEnd: number): number {
  if (!letter.test(characterBefore(text, index))) return index;
  let end = index;
  while (end < wordEnd) {
    const next = characterFrom(text, end);
    if (!letter.test(next)) break;
    end += next.length;
  }
  return end;
}

const characterFrom = (text: string, index: number) => String.fromCodePoint(text.codePointAt(index) ?? 0);

function characterBefore(text: string, index: number): string {
  const isPair =
    /[\uDC00-\uDFFF]/.test(text.charAt(index - 1)) && /[\uD800-\uDBFF]/.test(text.charAt(index - 2));
  return text.slice(index - (isPair ? 2 : 1), index);
}

const space = /\s/;

function trimmed(text: string, low: number, high: number): TextRange | undefined {
  let [start, end] = [low, high];
  while (start < end && space.test(text.charAt(start))) start += 1;
  while (end > start && space.test(text.charAt(end - 1))) end -= 1;
  return start < end ? { start, end } : undefined;
}
