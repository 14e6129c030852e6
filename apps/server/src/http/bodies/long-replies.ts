import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { pausesAfter } from "../../pauses";
import { JsonText } from "./json-text";

/** Fewer items are written at once. */
const fewItems = 10;
/** The milliseconds of writing before other requests get a turn. */
const writtenAtOnce = 10;
/** A longer response, in characters, is sent in parts of about this length. */
const longText = 512 * 1024;
const pieceText = 128 * 1024;

/**
 * Writes a response with many items as JSON item by item, so that other requests get a turn; a long one is sent in
 * parts. Any other response is returned unchanged.
 */
export async function sendInParts<Body>(reply: FastifyReply, body: Body) {
  const written = body instanceof JsonText ? body : await write(body);
  if (!(written instanceof JsonText)) return body;
  return written.length < longText ? written : sendInPieces(reply, written);
}

async function write(body: unknown): Promise<JsonText | undefined> {
  if (!hasManyItems(body)) return undefined;
  const { items, ...rest } = body;
  const pause = pausesAfter(writtenAtOnce);
  const texts: string[] = [];
  for (const item of items) {
    texts.push(JSON.stringify(item));
    await pause();
  }
  return JsonText.ofItems(texts, rest);
}

function hasManyItems(body: unknown): body is { items: unknown[] } {
  const items = typeof body === "object" && body !== null && "items" in body ? body.items : undefined;
  return Array.isArray(items) && items.length > fewItems;
}

function sendInPieces(reply: FastifyReply, { parts }: JsonText): Readable {
  reply.header("content-type", "application/json; charset=utf-8");
  return Readable.from(pieces(parts), { objectMode: false });
}

async function* pieces(parts: readonly string[]): AsyncIterable<Buffer> {
  const pause = pausesAfter(writtenAtOnce);
  let gathered: string[] = [];
  let length = 0;
  for (const part of parts) {
    for (const text of cut(part)) {
      gathered.push(text);
      length += text.length;
      if (length < pieceText) continue;
      yield Buffer.from(gathered.join(""));
      gathered = [];
      length = 0;
      await pause();
    }
  }
  if (gathered.length > 0) yield Buffer.from(gathered.join(""));
}

/** Splits a text into parts, never within a character. */
function* cut(text: string): Iterable<string> {
  for (let start = 0; start < text.length; ) {
    const most = start + pieceText;
    const isWithin = most < text.length && /[\uDC00-\uDFFF]/.test(text.charAt(most));
    const end = isWithin ? most + 1 : most;
    yield text.slice(start, end);
    start = end;
  }
}
