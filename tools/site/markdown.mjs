// @ts-check
// Turns a Markdown file of the repository into the text of a page.
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import GithubSlugger from "github-slugger";
import { Marked } from "marked";
import { root } from "../lib/paths.mjs";
import { addressOf, relativeAddress } from "./pages.mjs";

/**
 * `part` is the text below one heading, for the search.
 *
 * @typedef {{ id: string, title: string, level: number, text: string }} Part
 * @typedef {{ html: string, title: string, parts: Part[], pictures: string[] }} Page
 */

/**
 * @param {string} file the path in the repository
 * @param {string} markdown
 * @param {{ known: ReadonlySet<string>, repository: string | undefined }} site `known`: the files that are pages
 * @returns {Page}
 */
export function pageOf(file, markdown, { known, repository }) {
  const slugger = new GithubSlugger();
  /** @type {Part[]} */
  const parts = [];
  /** @type {string[]} */
  const pictures = [];
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }) {
        const inner = this.parser.parseInline(tokens);
        const id = slugger.slug(plain(inner));
        parts.push({ id, title: plain(inner), level: depth, text: "" });
        return text === "" ? "" : `<h${depth} id="${id}">${inner}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const target = targetOf(file, href, known, repository);
        return target === undefined ? inner : `<a href="${escapeHtml(target)}">${inner}</a>`;
      },
      image({ href, text }) {
        const picture = posix.join(posix.dirname(file), href);
        pictures.push(picture);
        return `<img src="${escapeHtml(relativeAddress(addressOf(file), picture))}" alt="${escapeHtml(text)}" />`;
      },
      code({ text, lang }) {
        const name = lang ? `Code, ${lang}` : "Code";
        return `<pre tabindex="0" role="group" aria-label="${escapeHtml(name)}"><code>${escapeHtml(text)}</code></pre>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  fillParts(html, parts);
  const tables = html
    .replaceAll("<table>", '<div class="site-table" role="group" tabindex="0" aria-label="Table"><table>')
    .replaceAll("</table>", "</table></div>")
    // The empty corner of a table heads nothing.
    .replaceAll(/<th>\s*<\/th>/g, "<td></td>");
  return { html: tables, title: parts[0]?.title ?? file, parts, pictures };
}

/**
 * Returns the address to which a link leads: a page of the site, the repository, or nothing if the repository has no
 * address.
 *
 * @param {string} file
 * @param {string} href
 * @param {ReadonlySet<string>} known
 * @param {string | undefined} repository
 */
function targetOf(file, href, known, repository) {
  if (/^[a-z]+:|^#/.test(href)) return href;
  const [path = "", anchor] = href.split("#");
  const target = posix.join(posix.dirname(file), path).replace(/\/$/, "");
  if (!existsSync(join(root, target))) throw new Error(`${file} links to ${href}, which does not exist.`);
  const page = [target, `${target}/README.md`].find((one) => known.has(one));
  if (page) return relativeAddress(addressOf(file), addressOf(page)) + (anchor ? `#${anchor}` : "");
  return repository ? `${repository}/tree/HEAD/${target}` : undefined;
}

/**
 * @param {string} html
 * @param {Part[]} parts
 */
function fillParts(html, parts) {
  const texts = html.split(/<h\d id="[^"]*">.*?<\/h\d>/s).slice(1);
  for (const [index, part] of parts.entries()) part.text = plain(texts[index] ?? "");
}

/** @param {string} html */
export function plain(html) {
  return html
    .replace(/<!--.*?-->/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
}

/** @param {string} text */
export function escapeHtml(text) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
