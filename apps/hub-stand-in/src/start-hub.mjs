// @ts-check
// A stand-in of the model hub and its dataset viewer on this machine, for tests and for work without the internet.
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { createFaults } from "./faults.mjs";
import { answerFiles } from "./files.mjs";
import { answerPages } from "./pages.mjs";
import { openHeaders, Refusal, sendJson, sendRefusal } from "./replies.mjs";
import { createRepositories } from "./repositories.mjs";
import { answerUploads } from "./uploads.mjs";
import { answerViewer } from "./viewer.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */
/** @import { AddressInfo } from "node:net" */
/** @import { Fault } from "./faults.mjs" */
/** @import { Repository } from "./repositories.mjs" */

/**
 * @typedef {object} RunningHub
 * @property {string} url the address of hub and viewer
 * @property {Map<string, Repository>} repositories
 * @property {{ method: string, path: string, authorization: string | undefined }[]} requests all so far, in order
 * @property {(fault: Fault) => void} addFault
 * @property {() => void} clearFaults
 * @property {() => Promise<void>} close
 */

const slowParts = 20;
const slowPause = 100;

/**
 * Starts the stand-in.
 *
 * @param {{ port?: number, host?: string }} [options]
 * @returns {Promise<RunningHub>}
 */
export async function startHub({ port = 0, host = "127.0.0.1" } = {}) {
  const faults = createFaults();
  const hub = { base: "", repositories: createRepositories(), stored: new Map(), faults };
  /** @type {RunningHub["requests"]} */
  const requests = [];
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? "/", "http://hub.invalid");
    const { authorization } = request.headers;
    requests.push({ method: request.method ?? "", path: url.pathname, authorization });
    answer(hub, request, reply, url).catch((error) => refuse(reply, error));
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(undefined));
  });
  const address = /** @type {AddressInfo} */ (server.address());
  hub.base = `http://${host.includes(":") ? `[${host}]` : host}:${address.port}`;
  return {
    url: hub.base,
    repositories: hub.repositories,
    requests,
    addFault: faults.add,
    clearFaults: faults.clear,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {Parameters<typeof answerUploads>[0]} hub
 * @param {IncomingMessage} request
 * @param {ServerResponse} reply
 * @param {URL} url
 */
async function answer(hub, request, reply, url) {
  const fault = hub.faults.next(url.pathname);
  if (fault) applyFault(fault, request, reply);
  if (reply.destroyed || reply.writableEnded) return;
  if (request.method === "OPTIONS") {
    reply.writeHead(204, openHeaders);
    reply.end();
    return;
  }
  for (const part of [answerViewer, answerUploads, answerFiles, answerPages])
    if (await part(hub, request, reply, url)) return;
  throw new Refusal(404, "NotFound", "Not found");
}

/**
 * @param {ServerResponse} reply
 * @param {unknown} error
 */
function refuse(reply, error) {
  const refusal =
    error instanceof Refusal
      ? error
      : new Refusal(500, "UnexpectedApiError", `Unexpected error: ${String(error)}`);
  if (reply.headersSent) reply.destroy();
  else sendRefusal(reply, refusal);
}

/**
 * @param {Fault} fault
 * @param {IncomingMessage} request
 * @param {ServerResponse} reply
 */
function applyFault({ kind, seconds = 1 }, request, reply) {
  if (kind === "drop") request.socket.destroy();
  if (kind === "busy") {
    const headers = {
      ratelimit: `"api";r=0;t=${seconds}`,
      "ratelimit-policy": '"fixed window";"api";q=500;w=300',
    };
    sendJson(reply, { error: "You have reached the rate limit." }, { status: 429, headers });
  }
  if (kind === "broken") throw new Refusal(500, "UnexpectedApiError", "Unexpected error.");
  if (kind === "slow") slowDown(reply);
}

/**
 * Sends the body of a reply in parts with pauses.
 *
 * @param {ServerResponse} reply
 */
function slowDown(reply) {
  const end = reply.end.bind(reply);
  // The one form in which the stand-in ends replies.
  reply.end = /** @type {any} */ (
    (/** @type {Uint8Array | string | undefined} */ body) => {
      void sendSlowly(reply, Buffer.from(body ?? ""), () => end());
      return reply;
    }
  );
}

/**
 * @param {ServerResponse} reply
 * @param {Buffer} bytes
 * @param {() => void} end
 */
async function sendSlowly(reply, bytes, end) {
  const size = Math.max(1, Math.ceil(bytes.length / slowParts));
  for (let start = 0; start < bytes.length && !reply.destroyed; start += size) {
    reply.write(bytes.subarray(start, start + size));
    await pause(slowPause);
  }
  end();
}
