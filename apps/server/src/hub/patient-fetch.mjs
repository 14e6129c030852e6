// @ts-check
// Requests to the hub: repeated after a pause when it is busy, has a fault, or drops the connection.
import { setTimeout as pause } from "node:timers/promises";

/** An error reply of the hub; the status is 0 if it could not be reached. */
export class HubError extends Error {
  /**
   * @param {number} status
   * @param {string} code its own name of the refusal
   * @param {string} message
   */
  constructor(status, code, message) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * @typedef {object} Patience
 * @property {number} [attempts]
 * @property {number | undefined} [firstPause] milliseconds; each further pause is twice as long
 * @property {AbortSignal | undefined} [signal]
 * @property {number} [timeout] how long one attempt may take, in milliseconds. Default: for ever
 */

const longestPause = 60_000;
const requestTimeout = 60_000;

/**
 * Fetches from the hub; the reply is a success.
 *
 * @param {string} url
 * @param {RequestInit} init
 * @param {Patience} patience
 * @returns {Promise<Response>}
 * @throws {HubError}
 */
export async function fetchPatiently(url, init, patience) {
  const reply = await repeatedFetch(url, init, { timeout: requestTimeout, ...patience }).catch((error) => {
    if (patience.signal?.aborted) throw error;
    const cause = error.cause?.code ?? error.message;
    throw new HubError(0, "Unreachable", `${new URL(url).host} cannot be reached: ${cause}`);
  });
  if (reply.ok) return reply;
  throw await errorOf(reply);
}

/**
 * Fetches, and repeats it after a pause while the hub is busy, has a fault, or drops the connection.
 *
 * @param {Parameters<typeof fetch>[0]} input
 * @param {RequestInit | undefined} init
 * @param {Patience} patience
 * @returns {Promise<Response>} the last reply, whatever its status
 */
export async function repeatedFetch(input, init, { attempts = 4, firstPause = 1000, signal, timeout }) {
  for (let attempt = 1; ; attempt += 1) {
    const usual = firstPause * 2 ** (attempt - 1);
    // A stream is gone once it was sent.
    const isLast = attempt >= attempts || init?.body instanceof ReadableStream;
    const wait = await attemptOnce(input, withSignals(init, signal, timeout), isLast, signal);
    if (wait instanceof Response) return wait;
    await pause(Math.min(Math.max(wait, usual), longestPause), undefined, { signal });
  }
}

/**
 * @param {Parameters<typeof fetch>[0]} input
 * @param {RequestInit | undefined} init
 * @param {boolean} isLast
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<Response | number>} the reply, or the milliseconds until the next attempt that the hub requests
 */
async function attemptOnce(input, init, isLast, signal) {
  try {
    const reply = await fetch(input, init);
    const isPassing = reply.status === 429 || (reply.status >= 500 && reply.status !== 501);
    if (!isPassing || isLast) return reply;
    await reply.body?.cancel();
    return waitOf(reply);
  } catch (error) {
    if (isLast || signal?.aborted) throw error;
    return 0;
  }
}

/**
 * @param {RequestInit | undefined} init
 * @param {AbortSignal | undefined} signal
 * @param {number | undefined} timeout
 */
function withSignals(init, signal, timeout) {
  const signals = [init?.signal, signal, timeout && AbortSignal.timeout(timeout)].filter(
    (one) => one instanceof AbortSignal,
  );
  return signals.length > 0 ? { ...init, signal: AbortSignal.any(signals) } : init;
}

/** @param {Response} reply */
async function errorOf(reply) {
  const text = await reply.text().catch(() => "");
  let message = text.slice(0, 500);
  try {
    message = String(JSON.parse(text).error ?? message);
  } catch {
    // A text is a message as well.
  }
  return new HubError(
    reply.status,
    reply.headers.get("x-error-code") ?? "",
    message || `status ${reply.status}`,
  );
}

/** @param {Response} reply */
function waitOf({ headers }) {
  const seconds = /;t=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1] ?? headers.get("retry-after");
  return Number(seconds ?? 0) * 1000 || 0;
}
