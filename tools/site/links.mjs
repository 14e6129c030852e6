// @ts-check
// Finds links between the files of a folder that lead nowhere, anchors included.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";

const LINK = /<(?:a|link|script|img|form|iframe)\b[^>]*?\s(?:href|src|action)="([^"]*)"/g;
const ID = /\sid="([^"]+)"/g;

/**
 * Returns a line for each broken link in the pages of a folder.
 *
 * @param {string} folder
 * @param {(file: string) => boolean} [isOurs] whether the links of a page are checked
 */
export function brokenLinks(folder, isOurs = () => true) {
  /** @type {Map<string, ReadonlySet<string>>} */
  const ids = new Map();
  const idsOf = (/** @type {string} */ file) => {
    const known = ids.get(file) ?? new Set(matches(read(folder, file), ID));
    ids.set(file, known);
    return known;
  };
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html") && isOurs(file));
  return pages.flatMap((page) =>
    matches(read(folder, page), LINK).flatMap((link) => {
      const why = whyBroken(folder, page, link.replaceAll("&amp;", "&"), idsOf);
      return why ? [`${page}: ${link} ${why}`] : [];
    }),
  );
}

/**
 * @param {string} folder
 * @param {string} page
 * @param {string} link
 * @param {(file: string) => ReadonlySet<string>} idsOf
 */
function whyBroken(folder, page, link, idsOf) {
  if (/^(https?|mailto|data):/.test(link)) return undefined;
  const [address = "", anchor] = link.split("#");
  const [path = ""] = address.split("?");
  const target = path === "" ? page : posix.join(posix.dirname(page), decodeURI(path));
  if (target.startsWith("..")) return "leaves the site";
  if (!existsSync(join(folder, target))) return "does not exist";
  if (statSync(join(folder, target)).isDirectory()) return "is a folder";
  if (anchor && target.endsWith(".html") && !idsOf(target).has(decodeURIComponent(anchor)))
    return "has no such anchor";
  return undefined;
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
function matches(text, pattern) {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

/**
 * @param {string} folder
 * @param {string} file
 */
function read(folder, file) {
  return readFileSync(join(folder, file), "utf8");
}
