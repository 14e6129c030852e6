import { setImmediate } from "node:timers/promises";
import { HttpError, wrongJson } from "../errors/http-errors";
import { readText, refuseInexact, refuseUnstorable } from "./json-exactness";
import { partBytes, quote, TextScan } from "./json-texts";

/** The maximum depth of nested lists and objects; the Python client cannot read much deeper ones. */
export const maxLevels = 200;

/** The maximum number of items of a list and of keys of an object: processing more at once takes too long. */
export const maxItems = 100_000;
export const maxKeys = 10_000;

/** The number of bytes that are scanned before other requests get a turn. */
const scannedAtOnce = 512 * 1024;

/** A list, an object or a string that is too long to be parsed at once. */
export interface Long {
  start: number;
  end: number;
  pieces: Piece[];
}

/**
 * A segment of such a list or object between two commas: several short items, or a long one; or a segment of such a
 * string.
 */
export interface Piece {
  from: number;
  to: number;
  long?: Long;
}

interface Open {
  start: number;
  close: number;
  /** Where the current segment begins. */
  from: number;
  /** The number of commas so far. */
  commas: number;
  /** Where the current item begins. */
  item: number;
  long: Long | undefined;
  pieces: Piece[];
}

const comma = 0x2c;
const minus = 0x2d;
const zero = 0x30;
const nine = 0x39;
const plus = 0x2b;
const point = 0x2e;
const largeE = 0x45;
const smallE = 0x65;
/** Integers with at most this many digits are stored exactly, and no number has more characters. */
const safeDigits = 15;
const longestKept = 300;
const colon = 0x3a;
const listStart = 0x5b;
const listEnd = 0x5d;
const objectStart = 0x7b;
const objectEnd = 0x7d;

/**
 * Scans JSON without parsing it. Returns where to split what is too long to be parsed at once; undefined if nothing
 * is. Refuses numbers and strings that cannot be stored exactly. Takes time in proportion to the length, and lets
 * other requests get a turn.
 */
export async function longParts(body: Buffer, start: number, maxValues: number): Promise<Long | undefined> {
  const scan = new Scan(body, maxValues);
  let pause = start + scannedAtOnce;
  for (let at = start; at < body.length; ) {
    at = scan.next(at);
    if (at < pause) continue;
    pause = at + scannedAtOnce;
    await setImmediate();
  }
  return scan.end();
}

function tooLong(msg: string): HttpError {
  return wrongJson("json_too_long", msg);
}

class Scan {
  #open: Open[] = [];
  #root: Long | undefined;
  #values = 0;
  /** The current string, if it is a long one. */
  #text: Required<Pick<Long, "start" | "pieces">> | undefined;
  #texts: TextScan;

  constructor(
    readonly body: Buffer,
    readonly maxValues: number,
  ) {
    this.#texts = new TextScan(body);
  }

  /** Scans the value that begins at `at`; returns where the next one begins. */
  next(at: number): number {
    if (this.#text) return this.#partOf(this.#text, at);
    const byte = this.body[at] ?? 0;
    if (byte === quote) return this.#startText(at);
    if (byte >= zero && byte <= nine) return this.#number(at);
    this.#see(at, byte);
    return at + 1;
  }

  #startText(start: number): number {
    const end = this.#texts.part(start + 1);
    this.#checkText(start + 1, end);
    if (this.#texts.hasEnded) return end + 1;
    this.#text = { start, pieces: [{ from: start + 1, to: end }] };
    return end;
  }

  #partOf(text: { start: number; pieces: Piece[] }, from: number): number {
    const to = this.#texts.part(from);
    this.#checkText(from, to);
    text.pieces.push({ from, to });
    if (!this.#texts.hasEnded) return to;
    this.#text = undefined;
    this.#close({ ...text, end: to + 1 });
    return to + 1;
  }

  #checkText(from: number, to: number): void {
    if (!this.#texts.hasUnicode) return;
    const text = readText(`"${this.body.toString("utf8", from, to)}"`);
    refuseUnstorable(text, () => this.#place());
  }

  /** Scans a number after its first digit. */
  #number(start: number): number {
    let end = start;
    let isWhole = true;
    let hasExponent = false;
    for (let byte = this.body[start]; isInNumber(byte) && end - start <= partBytes; byte = this.body[++end]) {
      if (byte === point) isWhole = false;
      // A number with a negative exponent is never too large.
      else if (byte === smallE || byte === largeE) hasExponent = this.body[end + 1] !== minus;
    }
    const size = end - start;
    if (hasExponent || size > longestKept || (isWhole && size > safeDigits)) this.#checkNumber(start, end);
    return end;
  }

  #checkNumber(start: number, end: number): void {
    if (end - start > partBytes) throw tooLong(`A number may be at most ${partBytes} characters long`);
    const from = this.body[start - 1] === minus ? start - 1 : start;
    refuseInexact(this.body.toString("latin1", from, end), () => this.#place());
  }

  /** The keys and indexes that lead to the current value. */
  #place(): (string | number)[] {
    return this.#open.map(({ close, commas, item }) => {
      if (close === listEnd) return commas;
      const start = this.body.indexOf(quote, item);
      const end = new TextScan(this.body).part(start + 1);
      return readText(this.body.toString("utf8", start, end + 1));
    });
  }

  #see(at: number, byte: number): void {
    if (byte === comma) this.#separate(at);
    else if (byte === listStart) this.#enter(at, listEnd);
    else if (byte === objectStart) this.#enter(at, objectEnd);
    else if (byte === listEnd || byte === objectEnd) this.#leave(at, byte);
    else if (byte === colon) this.#endKey();
  }

  #endKey(): void {
    const long = this.#open.at(-1)?.long;
    if (long && this.body[long.start] === quote)
      throw tooLong(`A key may be at most ${partBytes} bytes long`);
  }

  #enter(at: number, close: number): void {
    this.#count();
    if (this.#open.length >= maxLevels) {
      throw wrongJson("json_too_deep", `Lists and objects may be nested at most ${maxLevels} levels deep`);
    }
    this.#open.push({ start: at, close, from: at + 1, commas: 0, item: at + 1, long: undefined, pieces: [] });
  }

  #separate(at: number): void {
    this.#count();
    const inner = this.#open.at(-1);
    if (!inner) throw wrongJson();
    inner.commas += 1;
    if (inner.commas >= (inner.close === listEnd ? maxItems : maxKeys))
      throw tooLong(`A list may have at most ${maxItems} items, an object at most ${maxKeys} keys`);
    if (inner.long || at - inner.from > partBytes) cut(inner, at);
    inner.item = at + 1;
  }

  #leave(at: number, byte: number): void {
    const inner = this.#open.pop();
    if (inner?.close !== byte) throw wrongJson();
    if (at - inner.start < partBytes) return;
    cut(inner, at);
    this.#close({ start: inner.start, end: at + 1, pieces: inner.pieces });
  }

  #close(long: Long): void {
    const outer = this.#open.at(-1);
    // Two values without a comma between them.
    if (outer ? outer.long : this.#root) throw wrongJson();
    if (outer) outer.long = long;
    else this.#root = long;
  }

  end(): Long | undefined {
    if (this.#text || this.#open.length > 0) throw wrongJson();
    return this.#root;
  }

  #count(): void {
    this.#values += 1;
    if (this.#values <= this.maxValues) return;
    throw new HttpError(413, {
      detail: `The body contains more than ${this.maxValues} values. Send it in several parts.`,
    });
  }
}

function cut(inner: Open, at: number): void {
  const { from, item, long } = inner;
  if (!long) inner.pieces.push({ from, to: at });
  else {
    if (item > from) inner.pieces.push({ from, to: item - 1 });
    inner.pieces.push({ from: item, to: at, long });
  }
  inner.from = at + 1;
  inner.long = undefined;
}

function isInNumber(byte = 0): boolean {
  if (byte >= zero && byte <= nine) return true;
  return byte === point || byte === smallE || byte === minus || byte === plus || byte === largeE;
}
