import type { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { errorCodes } from "fastify";
import { HttpError } from "../errors/http-errors";

/** The number of bytes that are copied before other requests get a turn: one copy of 50 MB takes 50 ms. */
const copiedAtOnce = 4 * 1024 * 1024;

/**
 * Reads a request body of at most `limit` bytes.
 *
 * @throws an error with status 413 if the body, or the length that its header announces, is longer
 * @throws an HttpError with status 400 if the connection ends before the body does
 */
export async function readBody(
  body: Readable,
  { limit, announced }: { limit: number; announced: string | undefined },
): Promise<Buffer> {
  if (Number(announced) > limit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // The stream is not destroyed after the last read, because that would close the connection before the reply.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > limit) break;
      chunks.push(chunk);
    }
  } catch {
    throw new HttpError(400, { detail: "The connection ended before the body was complete" });
  }
  if (length > limit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  return joined(chunks, length);
}

async function joined(chunks: readonly Buffer[], length: number): Promise<Buffer> {
  const [first] = chunks;
  if (first && chunks.length === 1) return first;
  const whole = Buffer.allocUnsafe(length);
  let at = 0;
  let pause = copiedAtOnce;
  for (const chunk of chunks) {
    at += chunk.copy(whole, at);
    if (at < pause) continue;
    pause = at + copiedAtOnce;
    await setImmediate();
  }
  return whole;
}
