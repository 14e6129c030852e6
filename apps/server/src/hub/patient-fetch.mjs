// @ts-check
// Requests to the hub: repeated after a pause when it is busy, has a fault, or drops the connection.
import { setTimeout as pause } from "node:timers/promises";

/** What the hub refused, or that it could not be reached: then the status is 0. */
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

/** @typedef {{ attempts?: number, firstPause?: number, signal?: AbortSignal | undefined }} Patience */

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
export async function fetchPatiently(url, init, { attempts = 4, firstPause = 1000, signal }) {
  for (let attempt = 1; ; attempt += 1) {
    const { reply, error, wait } = await attemptOnce(url, init, signal);
    if (reply) return reply;
    if (attempt >= attempts || wait === undefined || signal?.aborted) throw error;
    const usual = firstPause * 2 ** (attempt - 1);
    await pause(Math.min(wait > 0 ? Math.max(wait, usual) : usual, longestPause), undefined, { signal });
  }
}

/**
 * @param {string} url
 * @param {RequestInit} init
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<{ reply?: Response, error?: HubError, wait?: number }>} `wait` is set if a repetition can help
 */
async function attemptOnce(url, init, signal) {
  const limit = AbortSignal.timeout(requestTimeout);
  try {
    const reply = await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
    if (reply.ok) return { reply };
    const error = await errorOf(reply);
    const isPassing = reply.status === 429 || (reply.status >= 500 && reply.status !== 501);
    return isPassing ? { error, wait: waitOf(reply) } : { error };
  } catch (error) {
    if (signal?.aborted) throw error;
    const cause = /** @type {any} */ (error).cause?.code ?? /** @type {Error} */ (error).message;
    return {
      error: new HubError(0, "Unreachable", `${new URL(url).host} cannot be reached: ${cause}`),
      wait: 0,
    };
  }
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
