// @ts-check
// Creates repositories and takes commits: regular files inside the commit, large ones before it.
import { createHash } from "node:crypto";
import { readableRepository, requireWriting, tokenKind, whoAmI } from "./accounts.mjs";
import { openHeaders, Refusal, readBody, readJson, sendJson } from "./replies.mjs";
import { commitFiles, createRepository } from "./repositories.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */
/** @import { Hub } from "./viewer.mjs" */
/** @import { Repository } from "./repositories.mjs" */
/** @typedef {{ hub: Hub & { stored: Map<string, Uint8Array> }, request: IncomingMessage, reply: ServerResponse, names: string[] }} Asked */

const maxRegularBytes = 10 * 2 ** 20;
const largeTypes = /\.(parquet|arrow|png|jpe?g|zip|gz|mp3|wav|bin)$/;
const dataset = "([^/]+/[^/]+)";

/** @type {[string, RegExp, (asked: Asked) => Promise<void> | void][]} */
const routes = [
  ["GET", /^\/api\/whoami-v2$/, ({ request, reply }) => sendJson(reply, whoAmI(request))],
  ["GET", new RegExp(`^/api/datasets/${dataset}(?:/revision/[^/]+)?$`), describe],
  ["GET", new RegExp(`^/api/datasets/${dataset}/auth-check$`), describe],
  ["POST", /^\/api\/repos\/create$/, create],
  ["POST", new RegExp(`^/api/datasets/${dataset}/preupload/[^/]+$`), prepare],
  ["POST", new RegExp(`^/datasets/${dataset}\\.git/info/lfs/objects/batch$`), offerPlaces],
  ["PUT", /^\/lfs\/([0-9a-f]{64})$/, store],
  ["POST", new RegExp(`^/api/datasets/${dataset}/commit/[^/]+$`), commit],
];

/**
 * Answers a request to the hub's own API. Returns whether it was one.
 *
 * @param {Asked["hub"]} hub
 * @param {IncomingMessage} request
 * @param {ServerResponse} reply
 * @param {URL} url
 */
export async function answerUploads(hub, request, reply, url) {
  for (const [method, pattern, answer] of routes) {
    const found = request.method === method ? pattern.exec(url.pathname) : null;
    if (!found) continue;
    await answer({ hub, request, reply, names: found.slice(1) });
    return true;
  }
  return false;
}

/** @param {Asked} asked */
function describe({ hub, request, reply, names: [id = ""] }) {
  const { sha, isPrivate, isGated, isDisabled, files } = readableRepository(
    request,
    hub.repositories,
    id,
    "hub",
  );
  sendJson(reply, {
    _id: sha.slice(0, 24),
    id,
    author: id.split("/")[0],
    sha,
    private: isPrivate,
    gated: isGated ? "manual" : false,
    disabled: isDisabled ?? false,
    likes: 0,
    downloads: 0,
    tags: [],
    lastModified: new Date().toISOString(),
    cardData: {},
    siblings: [...files.keys()].map((rfilename) => ({ rfilename })),
  });
}

/** @param {Asked} asked */
async function create({ hub, request, reply }) {
  const {
    name,
    organization,
    visibility,
    private: isPrivate = visibility === "private",
  } = await readJson(request);
  if (!tokenKind(request)) throw new Refusal(401, "InvalidToken", "Invalid username or password.");
  const owner = organization ?? whoAmI(request).name;
  requireWriting(request, owner);
  const id = `${owner}/${name}`;
  const url = `${hub.base}/datasets/${id}`;
  const known = hub.repositories.get(id);
  if (known) {
    sendJson(reply, { error: "You already created this dataset repo", url }, { status: 409 });
    return;
  }
  const repository = createRepository(id, isPrivate);
  hub.repositories.set(id, repository);
  sendJson(reply, { url, name: id, id: repository.sha.slice(0, 24) });
}

/** @param {Asked} asked */
function writable({ hub, request, names: [id = ""] }) {
  requireWriting(request, id.split("/")[0] ?? "");
  return readableRepository(request, hub.repositories, id, "hub");
}

/** @param {Asked} asked */
async function prepare(asked) {
  writable(asked);
  const { files } = await readJson(asked.request);
  sendJson(asked.reply, {
    files: files.map((/** @type {{ path: string, size: number }} */ { path, size }) => ({
      path,
      uploadMode: size > 0 && (largeTypes.test(path) || size > maxRegularBytes) ? "lfs" : "regular",
      shouldIgnore: false,
      oid: null,
    })),
  });
}

/** @param {Asked} asked */
async function offerPlaces(asked) {
  writable(asked);
  const { objects } = await readJson(asked.request);
  const { hub } = asked;
  sendJson(asked.reply, {
    transfer: "basic",
    objects: objects.map((/** @type {{ oid: string, size: number }} */ { oid, size }) =>
      hub.stored.has(oid)
        ? { oid, size, authenticated: true }
        : { oid, size, authenticated: true, actions: { upload: { href: `${hub.base}/lfs/${oid}` } } },
    ),
  });
}

/** @param {Asked} asked */
async function store({ hub, request, reply, names: [oid = ""] }) {
  const bytes = await readBody(request);
  if (oidOf(bytes) !== oid) throw new Refusal(400, "BadRequest", "The file does not match its sum");
  hub.stored.set(oid, bytes);
  reply.writeHead(200, openHeaders);
  reply.end();
}

/** @param {Asked} asked */
async function commit(asked) {
  const repository = writable(asked);
  const lines = (await readBody(asked.request)).toString("utf8").split("\n");
  /** @type {Map<string, Uint8Array>} */
  const files = new Map();
  /** @type {string[]} */
  const deleted = [];
  for (const { key, value } of lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line))) {
    if (key === "file") files.set(value.path, Buffer.from(value.content, value.encoding ?? "utf8"));
    if (key === "deletedFile") deleted.push(value.path);
    if (key !== "lfsFile") continue;
    const bytes = asked.hub.stored.get(value.oid);
    if (!bytes || bytes.length !== value.size || oidOf(bytes) !== value.oid)
      throw new Refusal(400, "BadRequest", `The content of ${value.path} was not uploaded`);
    files.set(value.path, bytes);
  }
  commitFiles(repository, files, deleted);
  const commitUrl = `${asked.hub.base}/datasets/${repository.id}/commit/${repository.sha}`;
  sendJson(asked.reply, { success: true, commitOid: repository.sha, commitUrl, hookOutput: "" });
}

/** @param {Uint8Array} bytes */
function oidOf(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}
