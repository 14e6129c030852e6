// @ts-check
// Pages for people: a repository, and its viewer for frames, as plain tables.
import { readableRepository } from "./accounts.mjs";
import { openHeaders } from "./replies.mjs";
import { tableOf } from "./repositories.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */
/** @import { Hub } from "./viewer.mjs" */

const pagePath = /^\/datasets\/([^/]+\/[^/]+?)(?:\/embed\/viewer(?:\/([^/]+)\/([^/]+))?)?$/;
const shownRows = 50;

/**
 * Answers a request for a page. Returns whether it was one.
 *
 * @param {Hub} hub
 * @param {IncomingMessage} request
 * @param {ServerResponse} reply
 * @param {URL} url
 */
export async function answerPages(hub, request, reply, url) {
  const found = request.method === "GET" ? pagePath.exec(url.pathname) : null;
  if (!found) return false;
  const [, id = "", config, splitName] = found;
  const repository = readableRepository(request, hub.repositories, id, "hub");
  const [subset = "", splits] =
    [...repository.subsets].find(([name]) => name === config) ?? [...repository.subsets][0] ?? [];
  const split = splitName ?? [...(splits?.keys() ?? [])][0] ?? "";
  const table = await tableOf(repository, subset, split);
  const names = Object.keys(table?.features ?? {});
  const rows = (table?.rows ?? []).slice(0, shownRows);
  const cells = (/** @type {"th" | "td"} */ tag, /** @type {readonly unknown[]} */ values) =>
    `<tr>${values.map((value) => `<${tag}>${escaped(shown(value))}</${tag}>`).join("")}</tr>`;
  const body = rows
    .map((row) =>
      cells(
        "td",
        names.map((name) => row[name]),
      ),
    )
    .join("\n");
  reply.writeHead(200, { ...openHeaders, "content-type": "text/html; charset=utf-8" });
  reply.end(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escaped(id)}</title>
<style>body{font:14px system-ui;margin:12px}table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:4px 8px;text-align:start;vertical-align:top}</style></head>
<body><h1>${escaped(id)}</h1><p>${escaped(subset)} / ${escaped(split)}</p>
<table><thead>${cells("th", names)}</thead><tbody>
${body}
</tbody></table></body></html>`);
  return true;
}

/** @param {unknown} value */
function shown(value) {
  if (typeof value === "string") return value;
  return JSON.stringify(value, (_, part) => (ArrayBuffer.isView(part) ? "picture" : part)) ?? "";
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
