import type { Notices } from "../notice";
import { failureOf } from "../problem";
import { bytesOf, type FileSource } from "../source";
import { type Encoding, encodingOf, isUtf8, isWindows1252 } from "./encoding";

/** Reads a file as text, piece by piece; a byte order mark is dropped. */
export async function* textOf(source: FileSource, notices: Notices): AsyncGenerator<string> {
  const text = new Decoding(encodingOf(new Uint8Array(await source.slice(0, 4096))));
  const noted = (piece: string) => {
    if (text.encoding !== "utf-8") notices.add("encoding", { encoding: text.encoding });
    return piece;
  };
  for await (const bytes of bytesOf(source)) {
    const piece = noted(text.decode(bytes));
    if (piece !== "") yield piece;
  }
  const rest = noted(text.end());
  if (rest !== "") yield rest;
}

/** All of a file as text. */
export async function wholeText(source: FileSource, notices: Notices): Promise<string> {
  let text = "";
  for await (const piece of textOf(source, notices)) text += piece;
  return text;
}

/** The first characters of a file. */
export async function startOf(source: FileSource, notices: Notices, characters: number): Promise<string> {
  let start = "";
  for await (const piece of textOf(source, notices)) {
    start += piece;
    if (start.length >= characters) break;
  }
  return start.slice(0, characters);
}

/** Decodes a text whose encoding may turn out to be another one: up to the first longer character, all are the same. */
class Decoding {
  encoding: Encoding;
  private decoder: TextDecoder;
  private isAscii = true;
  private line = 1;
  /** The bytes of a character that the last piece has begun. */
  private begun: Uint8Array = new Uint8Array();

  constructor(encoding: Encoding) {
    this.encoding = encoding;
    this.decoder = decoderOf(encoding);
  }

  decode(bytes: Uint8Array): string {
    if (this.encoding !== "utf-8") return this.decodeOther(bytes);
    const whole = joined(this.begun, bytes);
    const end = lastWhole(whole);
    this.begun = whole.slice(end);
    return this.decodeUtf8(whole.subarray(0, end));
  }

  end(): string {
    if (this.encoding !== "utf-8") return this.decodeOther();
    const rest = this.begun;
    this.begun = new Uint8Array();
    return rest.length === 0 ? "" : this.decodeUtf8(rest, true);
  }

  private decodeOther(bytes?: Uint8Array): string {
    try {
      return bytes ? this.decoder.decode(bytes, { stream: true }) : this.decoder.decode();
    } catch {
      throw failureOf("text_not_decodable", { encoding: this.encoding });
    }
  }

  private decodeUtf8(bytes: Uint8Array, isEnd = false): string {
    try {
      const text = this.decoder.decode(bytes, { stream: !isEnd });
      this.isAscii &&= text.length === bytes.length;
      this.line += countLines(bytes);
      return text;
    } catch {
      if (!this.isAscii || !isWindows1252(bytes)) throw this.undecodable(bytes);
      this.encoding = "windows-1252";
      this.decoder = decoderOf(this.encoding);
      return this.decoder.decode(joined(bytes, this.begun), { stream: true });
    }
  }

  private undecodable(bytes: Uint8Array) {
    let line = this.line;
    let start = 0;
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
      if (!isUtf8(bytes.subarray(start, end))) break;
      start = end + 1;
      line += 1;
    }
    return failureOf("text_not_decodable", { encoding: "utf-8" }, { line });
  }
}

// Of windows-1252, browsers decode every byte; only UTF-16 can fail.
function decoderOf(encoding: Encoding): TextDecoder {
  return new TextDecoder(encoding, { fatal: true });
}

/** The end of the last whole character: at most three bytes before the end. */
function lastWhole(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) return lengthOf(byte) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

function lengthOf(first: number): number {
  if (first >= 0xf0) return 4;
  return first >= 0xe0 ? 3 : 2;
}

function countLines(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count += 1;
  return count;
}

function joined(left: Uint8Array, right: Uint8Array): Uint8Array {
  if (left.length === 0) return right;
  const both = new Uint8Array(left.length + right.length);
  both.set(left);
  both.set(right, left.length);
  return both;
}
