import DOMPurify, { type Config } from "dompurify";
import { Marked, type Tokens, type TokensList } from "marked";
import type { Direction } from "../text-direction";
import { htmlPolicy } from "../trusted-html";
import { isTooComplex } from "./complexity";
import { blockDirection, sourceDirection } from "./direction";
import { asWritten, restoreIn, withoutReported } from "./reported";

/** Boxes of a task list as characters: a list of what is to do has nothing that can be ticked. */
export const taskBoxes = { checkbox: ({ checked }: Tokens.Checkbox) => (checked ? "☑ " : "☐ ") };

const marked = new Marked({ gfm: true, breaks: true });
marked.use({ renderer: taskBoxes });

const blocks = [
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "p",
  "blockquote",
  "pre",
  "ul",
  "ol",
  "li",
  "hr",
  "br",
  "div",
];
const words = [
  "a",
  "b",
  "strong",
  "i",
  "em",
  "u",
  "s",
  "del",
  "ins",
  "mark",
  "sub",
  "sup",
  "small",
  "code",
  "kbd",
  "q",
  "span",
];
const tables = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];
const media = ["img", "figure", "figcaption", "audio", "video", "source"];

const allowed = {
  ALLOWED_TAGS: [...blocks, ...words, ...tables, ...media],
  // No style, class, id or handlers; and no address but the two that are checked below.
  ALLOWED_ATTR: ["href", "src", "alt", "title", "lang", "dir", "start", "colspan", "rowspan", "align"],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const safeLink = /^(?:https?:|mailto:)/i;
const safeSource = /^(?:https?:|data:image\/(?:avif|gif|jpeg|png|webp);)/i;

// A separate instance, so that these rules do not affect other users of the library.
let made: ReturnType<typeof DOMPurify> | undefined;
/** The direction of the text that is purified; the hook of the purifier cannot be told it. */
let around: Direction | undefined;

/** The context of a text: the headings above it and the text that it is a part of. */
export interface Place {
  /** The level of its first headings. */
  topLevel: number;
  /** The levels of all headings of the whole text. */
  levels?: readonly number[] | undefined;
  /** Link definitions from other parts of the whole text. */
  names?: string | undefined;
  /** The direction of the whole text. */
  around?: Direction | undefined;
}

/**
 * Converts untrusted Markdown to HTML that shows text, tables and pictures, and runs nothing.
 * Returns undefined for a text that is too complex to parse; show it as plain text.
 */
export function markdownToHtml(source: string, place: Place = { topLevel: 3 }): string | undefined {
  const html = parsed(source, place, marked);
  return html && asWritten(purifier().sanitize(html, { ...allowed, ...policy() }));
}

/** The same as DOM nodes, for a Markdown dialect that may mark elements. */
export function markdownToNodes(
  source: string,
  place: Place,
  dialect: { parser: Marked; marks: readonly string[] },
): DocumentFragment | undefined {
  const html = parsed(source, place, dialect.parser);
  if (html === undefined) return undefined;
  const config = { ...allowed, ALLOWED_ATTR: [...allowed.ALLOWED_ATTR, ...dialect.marks] };
  const nodes = purifier().sanitize(html, { ...config, ...policy(), RETURN_DOM_FRAGMENT: true });
  restoreIn(nodes);
  return nodes;
}

/** The purifier parses the untrusted text in a document of its own; a page with Trusted Types allows that by a policy. */
function policy(): Pick<Config, "TRUSTED_TYPES_POLICY"> {
  const own = htmlPolicy();
  return own ? { TRUSTED_TYPES_POLICY: own as unknown as NonNullable<Config["TRUSTED_TYPES_POLICY"]> } : {};
}

function parsed(source: string, place: Place, parser: Marked): string | undefined {
  if (isTooComplex(source)) return undefined;
  const tokens = parser.lexer(place.names ? `${source}\n\n${place.names}` : source);
  fitHeadings(tokens, place);
  around = place.around ?? sourceDirection(source);
  return withoutReported(parser.parser(tokens));
}

/** Writers start at any heading level and skip levels; screen readers need consecutive ones. */
function fitHeadings(tokens: TokensList, { topLevel, levels: given }: Place): void {
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === "heading");
  const levels = given ?? [...new Set(headings.map(({ depth }) => depth))];
  for (const heading of headings) {
    const above = levels.filter((level) => level < heading.depth).length;
    heading.depth = Math.min(6, topLevel + above);
  }
}

function purifier() {
  if (made) return made;
  const instance = DOMPurify(window);
  made = instance;
  instance.addHook("afterSanitizeAttributes", (node) => {
    keepOnly(node, "href", safeLink);
    keepOnly(node, "src", safeSource);
    for (const [name, value] of Object.entries(given[node.nodeName] ?? {})) node.setAttribute(name, value);
    // An image without alternative text counts as decorative; reading its URL aloud would not help.
    if (node.nodeName === "IMG" && !node.hasAttribute("alt")) node.setAttribute("alt", "");
    const direction = node.hasAttribute("dir") ? undefined : blockDirection(node, around);
    if (direction) node.setAttribute("dir", direction);
  });
  return instance;
}

/** Attributes that are set on every element of a kind. */
const given: Record<string, Record<string, string>> = {
  A: { target: "_blank", rel: "noopener noreferrer" },
  AUDIO: { controls: "" },
  VIDEO: { controls: "" },
  IMG: { loading: "lazy" },
  // A table that is wider than its pane scrolls, which must be possible by keyboard as well.
  TABLE: { tabindex: "0" },
};

function keepOnly(node: Element, attribute: string, safe: RegExp) {
  const address = node.getAttribute(attribute);
  if (address !== null && !safe.test(address.trim())) node.removeAttribute(attribute);
}
