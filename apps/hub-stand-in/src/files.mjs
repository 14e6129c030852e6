// @ts-check
// Files of repositories: an address of the hub redirects to its delivery network, which supports ranges.
import { createHash } from "node:crypto";
import { readableRepository } from "./accounts.mjs";
import { openHeaders, Refusal } from "./replies.mjs";
import { convertedFile, tableOf } from "./repositories.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */
/** @import { Hub } from "./viewer.mjs" */
/** @import { Repository } from "./repositories.mjs" */

const resolvePath = /^\/datasets\/([^/]+\/[^/]+)\/resolve\/([^/]+)\/(.+)$/;
const cdnPath = /^\/cdn\/([^/]+\/[^/]+)\/([^/]+)\/(.+)$/;
const assetPath =
  /^\/(?:cached-)?assets\/([^/]+\/[^/]+)\/--\/[^/]+\/--\/([^/]+)\/([^/]+)\/(\d+)\/([^/]+)\/image\.jpg$/;

/**
 * Answers a request for a file. Returns whether it was one.
 *
 * @param {Hub} hub
 * @param {IncomingMessage} request
 * @param {ServerResponse} reply
 * @param {URL} url
 */
export async function answerFiles(hub, request, reply, url) {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const resolved = resolvePath.exec(url.pathname);
  if (resolved) {
    const [, id = "", revision = "", path = ""] = resolved;
    const repository = readableRepository(request, hub.repositories, id, "file");
    const bytes = await requireFile(repository, decodeURIComponent(revision), decodeURIComponent(path));
    const headers = { "x-repo-commit": repository.sha, etag: etagOf(bytes) };
    const location = `${hub.base}/cdn/${id}/${revision}/${path}`;
    reply.writeHead(302, { ...openHeaders, ...headers, location });
    reply.end();
    return true;
  }
  const delivered = cdnPath.exec(url.pathname);
  if (delivered) {
    const [, id = "", revision = "", path = ""] = delivered;
    const repository = hub.repositories.get(id);
    if (!repository) throw new Refusal(404, "RepoNotFound", "Repository not found");
    sendBytes(
      request,
      reply,
      await requireFile(repository, decodeURIComponent(revision), decodeURIComponent(path)),
    );
    return true;
  }
  const asset = assetPath.exec(url.pathname);
  if (!asset) return false;
  await sendAsset(hub, reply, url, asset.slice(1));
  return true;
}

/**
 * @param {Repository} repository
 * @param {string} revision
 * @param {string} path
 */
async function requireFile(repository, revision, path) {
  const [subset = "", split = ""] = path.split("/");
  const bytes =
    revision === "refs/convert/parquet"
      ? await convertedFile(repository, subset, split)
      : repository.files.get(path);
  if (!bytes) throw new Refusal(404, "EntryNotFound", "Entry not found");
  return bytes;
}

/** @param {Uint8Array} bytes */
function etagOf(bytes) {
  return `"${createHash("sha256").update(bytes).digest("hex")}"`;
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} reply
 * @param {Uint8Array} bytes
 */
function sendBytes(request, reply, bytes) {
  const common = {
    ...openHeaders,
    "accept-ranges": "bytes",
    etag: etagOf(bytes),
    "content-type": "application/octet-stream",
  };
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
  if (from === undefined || to === undefined) {
    reply.writeHead(200, { ...common, "content-length": bytes.length });
    reply.end(request.method === "HEAD" ? undefined : bytes);
    return;
  }
  // "-500" means the last 500 bytes.
  const start = from === "" ? Math.max(bytes.length - Number(to), 0) : Number(from);
  const end = from === "" || to === "" ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1);
  if (start >= bytes.length || start > end) {
    reply.writeHead(416, { ...common, "content-range": `bytes */${bytes.length}` });
    reply.end();
    return;
  }
  const range = {
    "content-range": `bytes ${start}-${end}/${bytes.length}`,
    "content-length": end - start + 1,
  };
  reply.writeHead(206, { ...common, ...range });
  reply.end(request.method === "HEAD" ? undefined : bytes.subarray(start, end + 1));
}

/**
 * @param {Hub} hub
 * @param {ServerResponse} reply
 * @param {URL} url
 * @param {string[]} names
 */
async function sendAsset(
  { repositories },
  reply,
  url,
  [id = "", subset = "", split = "", row = "", column = ""],
) {
  if (Number(url.searchParams.get("Expires")) < Date.now() / 1000)
    throw new Refusal(403, "AccessDenied", "The address has expired");
  const repository = repositories.get(id);
  const table = repository && (await tableOf(repository, subset, split));
  const bytes = table?.rows[Number(row)]?.[decodeURIComponent(column)]?.bytes;
  if (!bytes) throw new Refusal(404, "EntryNotFound", "Entry not found");
  reply.writeHead(200, { ...openHeaders, "content-type": "image/png", "content-length": bytes.length });
  reply.end(bytes);
}
