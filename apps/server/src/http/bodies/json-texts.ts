import { wrongJson } from "../errors/http-errors";

/** The number of bytes of JSON that are parsed at once. */
export const partBytes = 64 * 1024;

export const quote = 0x22;
const backslash = 0x5c;
const smallU = 0x75;
const smallD = 0x64;
/** The bit that distinguishes a capital letter from its small letter. */
const caseBit = 0x20;
/** The continuation bytes of UTF-8. */
const continuationMask = 0xc0;
const continuation = 0x80;
/** Searching for the next byte natively is only faster in long strings. */
const nearBytes = 32;

/** Finds where the strings of a JSON body end, from start to end, in time proportional to its length. */
export class TextScan {
  /** Whether the last part that was scanned is the last one of its string. */
  hasEnded = false;
  /** Whether that part contains escapes like `\u0000`. */
  hasUnicode = false;
  #nextQuote = -1;
  #nextBackslash = -1;

  constructor(readonly body: Buffer) {}

  /**
   * Scans the part of a string that begins at `at`, after its first quote. Returns where the part ends: at the last
   * quote, or between two characters. Throws if the body ends before the string.
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

  /** The position of the next quote or backslash; `most` if there is none before it. */
  #nextStop(at: number, most: number): number {
    const { body } = this;
    const near = Math.min(at + nearBytes, most);
    for (let each = at; each < near; each += 1)
      if (body[each] === quote || body[each] === backslash) return each;
    if (this.#nextQuote < near) this.#nextQuote = indexOf(body, quote, near);
    if (this.#nextBackslash < near) this.#nextBackslash = indexOf(body, backslash, near);
    return Math.min(this.#nextQuote, this.#nextBackslash, most);
  }

  /** The parser checks whether an escape is valid. */
  #afterEscape(at: number): number {
    if (!this.#isUnicode(at)) return at + 2;
    this.hasUnicode = true;
    const isSurrogate = ((this.body[at + 2] ?? 0) | caseBit) === smallD;
    // The two halves of a surrogate pair stay together.
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
