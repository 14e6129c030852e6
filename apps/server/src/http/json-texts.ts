import { wrongJson } from "./http-errors";

/** Bytes of JSON that are read in one go. */
export const partBytes = 64 * 1024;

export const quote = 0x22;
const backslash = 0x5c;
const smallU = 0x75;
const smallD = 0x64;
/** A bit apart from its small letter. */
const caseBit = 0x20;
/** The bytes of UTF-8 that don't begin a character. */
const continuationMask = 0xc0;
const continuation = 0x80;
/** To look for the next byte of a kind natively is faster in long texts only. */
const nearBytes = 32;

/** Finds where the texts of a JSON body end, from its beginning to its end, in time proportional to its length. */
export class TextScan {
  /** Whether the part that was looked at last is the last one of its text. */
  hasEnded = false;
  /** Whether that part holds escapes of the form `\u0000`. */
  hasUnicode = false;
  #nextQuote = -1;
  #nextBackslash = -1;

  constructor(readonly body: Buffer) {}

  /**
   * Looks at the part of a text that begins at `at`, behind its first quote. Returns where the part ends: at the last
   * quote, or between two characters. Throws where the body ends before the text.
   */
  part(at: number): number {
    const { body } = this;
    const most = Math.min(at + partBytes, body.length);
    let reached = at;
    this.hasEnded = false;
    this.hasUnicode = false;
    while (reached < most) {
      const stop = this.#nextStop(reached, most);
      if (stop === most) break;
      this.hasEnded = body[stop] === quote;
      if (this.hasEnded) return stop;
      reached = this.#afterEscape(stop);
    }
    if (most === body.length) throw wrongJson();
    return Math.max(reached, startOfCharacter(body, most));
  }

  /** The next quote or backslash, `most` where there is none before. */
  #nextStop(at: number, most: number): number {
    const { body } = this;
    const near = Math.min(at + nearBytes, most);
    for (let each = at; each < near; each += 1)
      if (body[each] === quote || body[each] === backslash) return each;
    if (this.#nextQuote < near) this.#nextQuote = indexOf(body, quote, near);
    if (this.#nextBackslash < near) this.#nextBackslash = indexOf(body, backslash, near);
    return Math.min(this.#nextQuote, this.#nextBackslash, most);
  }

  /** Whether an escape is a right one is for the parser to say. */
  #afterEscape(at: number): number {
    if (!this.#isUnicode(at)) return at + 2;
    this.hasUnicode = true;
    const isSurrogate = ((this.body[at + 2] ?? 0) | caseBit) === smallD;
    // Two halves of a character stay together.
    return isSurrogate && this.#isUnicode(at + 6) ? at + 12 : at + 6;
  }

  #isUnicode(at: number): boolean {
    return this.body[at] === backslash && this.body[at + 1] === smallU;
  }
}

function indexOf(body: Buffer, byte: number, from: number): number {
  const found = body.indexOf(byte, from);
  return found < 0 ? body.length : found;
}

function startOfCharacter(body: Buffer, at: number): number {
  const least = at - 3;
  let start = at;
  while (start > least && ((body[start] ?? 0) & continuationMask) === continuation) start -= 1;
  return start;
}
