// @ts-check
// Replies of the hub: bodies, error codes, and the headers that let browsers read them.

/** @import { IncomingMessage, ServerResponse } from "node:http" */

/** A refusal with the text and code that the hub gives. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} code
   * @param {string} message
   * @param {Record<string, string>} [headers]
   */
  constructor(status, code, message, headers = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** Headers of every reply: any page may read it. */
export const openHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, content-type, range, x-request-id",
  "access-control-allow-methods": "GET, HEAD, POST, PUT, OPTIONS",
  "access-control-expose-headers":
    "X-Error-Code, X-Revision, ETag, Content-Range, Accept-Ranges, X-Repo-Commit, RateLimit, RateLimit-Policy",
};

/**
 * Sends JSON.
 *
 * @param {ServerResponse} reply
 * @param {unknown} body
 * @param {{ status?: number, headers?: Record<string, string> }} [options]
 */
export function sendJson(reply, body, { status = 200, headers = {} } = {}) {
  const text = JSON.stringify(body);
  reply.writeHead(status, { ...openHeaders, "content-type": "application/json", ...headers });
  reply.end(text);
}

/**
 * Sends a refusal.
 *
 * @param {ServerResponse} reply
 * @param {Refusal} refusal
 */
export function sendRefusal(reply, { status, code, message, headers }) {
  sendJson(reply, { error: message }, { status, headers: { "x-error-code": code, ...headers } });
}

/**
 * Reads the body of a request.
 *
 * @param {IncomingMessage} request
 */
export async function readBody(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/**
 * @param {IncomingMessage} request
 * @returns {Promise<any>}
 */
export async function readJson(request) {
  const body = await readBody(request);
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new Refusal(400, "BadRequest", "Invalid JSON");
  }
}
