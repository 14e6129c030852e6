import { setImmediate } from "node:timers/promises";
import { wrongJson } from "../errors/http-errors";
import { type Long, longParts, type Piece } from "./json-scan";
import { quote } from "./json-texts";

/** The number of bytes that are parsed before other requests get a turn. */
const readAtOnce = 256 * 1024;

/**
 * Parses JSON as `JSON.parse` does, but in parts, so that other requests get a turn. Refuses JSON that is nested too
 * deeply, contains too many values for its limit, or has a key that would replace a prototype.
 */
export async function parseInParts(body: Buffer, maxValues: number): Promise<unknown> {
  // Some programs write a byte order mark before the text.
  const start = body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf ? 3 : 0;
  const reader = new Reader(body);
  const root = await longParts(body, start, maxValues);
  if (!root) return reader.parse(start, body.length);
  // Only white space may precede or follow it.
  reader.parseAround({ from: start, to: body.length, long: root }, ["[", "]"]);
  return reader.assemble(root);
}

class Reader {
  #readSince = 0;

  constructor(readonly body: Buffer) {}

  parse(from: number, to: number, [open, close]: Brackets = ["", ""]): unknown {
    const text = this.body.toString("utf8", from, to);
    this.#readSince += to - from;
    return parse(open + text + close);
  }

  /** Parses what surrounds a long part, with a number in its place: one item, or one key. */
  parseAround({ from, to, long }: Required<Piece>, [open, close]: Brackets): object {
    const before = this.body.toString("utf8", from, long.start);
    const after = this.body.toString("utf8", long.end, to);
    const around = parse(`${open}${before}0${after}${close}`) as object;
    if (Object.keys(around).length !== 1) throw wrongJson();
    return around;
  }

  async assemble(long: Long): Promise<unknown> {
    if (this.body[long.start] === quote) return this.#text(long);
    const isList = this.body[long.start] === 0x5b;
    const read: object[] = [];
    for (const piece of long.pieces) read.push(await this.#piece(piece, isList ? ["[", "]"] : ["{", "}"]));
    // There must be an item between two commas.
    if (read.length > 1 && read.some(isEmpty)) throw wrongJson();
    // No key is `__proto__`, so none of them sets a prototype.
    return isList ? read.flat(1) : Object.assign({}, ...read);
  }

  async #text({ pieces }: Long): Promise<string> {
    const read: unknown[] = [];
    for (const { from, to } of pieces) {
      await this.#pause();
      read.push(this.parse(from, to, ['"', '"']));
    }
    return read.join("");
  }

  async #pause(): Promise<void> {
    if (this.#readSince <= readAtOnce) return;
    this.#readSince = 0;
    await setImmediate();
  }

  async #piece({ from, to, long }: Piece, brackets: Brackets): Promise<object> {
    await this.#pause();
    if (!long) return this.parse(from, to, brackets) as object;
    const around = this.parseAround({ from, to, long }, brackets);
    const value = await this.assemble(long);
    if (Array.isArray(around)) return [value];
    return Object.fromEntries(Object.keys(around).map((key) => [key, value]));
  }
}

function isEmpty(value: object): boolean {
  return Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0;
}

type Brackets = readonly [open: string, close: string];

function parse(text: string): unknown {
  // The underscores may be escaped.
  const isSuspicious = text.includes("__proto__") || /\\u005f/i.test(text);
  try {
    return isSuspicious ? JSON.parse(text, refusePrototypes) : JSON.parse(text);
  } catch (error) {
    throw error instanceof SyntaxError ? wrongJson() : error;
  }
}

function refusePrototypes(key: string, value: unknown): unknown {
  if (key === "__proto__") throw wrongJson("json_key_refused", "No key may be named __proto__");
  return value;
}
