// @ts-check
// Cells of the hub as values that records can have: labels by name, images as data URLs, numbers without big integers.
import { isChat, itemOf, partsOf } from "./features.mjs";

/** @import { Feature } from "./features.mjs" */

/**
 * Decodes a cell of a parquet file or of the viewer's rows. An image of the viewer stays `{ src }`.
 *
 * @param {Feature} feature undefined if the type is not known
 * @param {any} value
 * @returns {any}
 */
export function decodeCell(feature, value) {
  if (value === null || value === undefined) return null;
  if (isChat(feature)) return decodeChat(value);
  const item = itemOf(feature);
  if (item !== undefined) return asList(value).map((/** @type {unknown} */ one) => decodeCell(item, one));
  const parts = partsOf(feature);
  if (parts)
    return Object.fromEntries(Object.keys(parts).map((name) => [name, decodeCell(parts[name], value[name])]));
  if (feature?._type === "ClassLabel") return decodeLabel(feature, value);
  if (feature?._type === "Image") return decodeImage(value);
  return decodeScalar(feature, value);
}

/**
 * A structure of lists, as older versions store a list of structures, becomes a list.
 *
 * @param {any} value
 * @returns {any[]}
 */
function asList(value) {
  if (Array.isArray(value)) return value;
  if (ArrayBuffer.isView(value)) return Array.from(/** @type {any} */ (value));
  const columns = Object.entries(value);
  const length = Math.max(0, ...columns.map(([, list]) => (Array.isArray(list) ? list.length : 0)));
  return Array.from({ length }, (_, index) =>
    Object.fromEntries(columns.map(([name, list]) => [name, list?.[index] ?? null])),
  );
}

/**
 * A message without content, such as a call of a tool, has nothing to show.
 *
 * @param {any} value
 */
function decodeChat(value) {
  return asList(value).flatMap((message) => {
    const content = textOf(decodeScalar(undefined, message?.content ?? null));
    return content === "" ? [] : [{ role: textOf(message.role ?? "") || "user", content }];
  });
}

/**
 * @param {{ names?: string[] }} feature
 * @param {any} value
 */
function decodeLabel({ names = [] }, value) {
  if (typeof value === "string") return value;
  const index = Number(value);
  // -1 means that there is no label.
  return index < 0 ? null : (names[index] ?? String(index));
}

/** @param {any} value */
function decodeImage(value) {
  if (typeof value === "string") return value;
  if (typeof value?.src === "string") return { src: value.src };
  const { bytes } = value;
  return bytes instanceof Uint8Array && bytes.length > 0 ? dataUrlOf(bytes) : null;
}

/**
 * A picture as a data URL; its type is found by its first bytes.
 *
 * @param {Uint8Array} bytes
 */
export function dataUrlOf(bytes) {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return `data:${mediaTypeOf(content)};base64,${content.toString("base64")}`;
}

/** @type {[string, (start: string) => boolean][]} */
const mediaTypes = [
  ["image/png", (start) => start.startsWith("\x89PNG")],
  ["image/jpeg", (start) => start.startsWith("\xff\xd8\xff")],
  ["image/gif", (start) => start.startsWith("GIF8")],
  ["image/webp", (start) => start.startsWith("RIFF") && start.slice(8, 12) === "WEBP"],
  ["image/avif", (start) => /^ftypavi[fs]/.test(start.slice(4))],
  ["image/ico", (start) => start.startsWith("\0\0\x01\0")],
  ["image/svg", (start) => /^\s*<(\?xml|svg|!--)/.test(start)],
];

/** @param {Buffer} bytes */
function mediaTypeOf(bytes) {
  const start = bytes.toString("latin1", 0, 64);
  return mediaTypes.find(([, isIt]) => isIt(start))?.[0] ?? "application/octet-stream";
}

/**
 * @param {Feature} feature
 * @param {any} value
 * @returns {any}
 */
function decodeScalar(feature, value) {
  if (typeof value === "bigint") return exactly(value);
  if (value instanceof Date)
    return feature?.dtype?.startsWith("date") ? value.toISOString().slice(0, 10) : value.toISOString();
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => decodeScalar(undefined, one ?? null));
  // Bytes that are neither a text nor a picture.
  if (ArrayBuffer.isView(value)) return null;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, decodeScalar(undefined, one ?? null)]),
  );
}

/** @param {bigint} value */
function exactly(value) {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value.toString();
}

/**
 * A value as a text: structures as JSON.
 *
 * @param {unknown} value
 * @returns {string}
 */
export function textOf(value) {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
