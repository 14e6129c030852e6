/** Finds the positions of code points, in which spans count, in a text of UTF-16 code units. */
export class CodePoints {
  readonly #starts: number[] | undefined;
  readonly #length: number;

  constructor(readonly text: string) {
    this.#length = text.length;
    if (!/[\uD800-\uDBFF]/.test(text)) return;
    this.#starts = [];
    for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)
      this.#starts.push(at);
  }

  /** The UTF-16 offset of a code point. Positions behind the end are the end. */
  toUtf16(position: number): number {
    if (!this.#starts) return Math.min(position, this.#length);
    return this.#starts[position] ?? this.#length;
  }

  /** The text between two code points. */
  between(start: number, end: number): string {
    return this.text.slice(this.toUtf16(start), this.toUtf16(end));
  }
}

/** A word or a sign of a text, with its offsets in UTF-16 code units. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

const segmenter = new Intl.Segmenter("und", { granularity: "word" });
// Control characters that are not white space for a regular expression end a line for other readers.
const blank = /^[\s\p{Cc}]+$/u;

/** The words and signs of a text, also of scripts without spaces. */
export function* tokensOf(text: string): Iterable<Token> {
  for (const { segment, index } of segmenter.segment(text))
    if (!blank.test(segment)) yield { text: segment, start: index, end: index + segment.length };
}
