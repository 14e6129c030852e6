import DOMPurify from "dompurify";
import { Marked, type Tokens, type TokensList } from "marked";
import { isTooComplex } from "./complexity";
import { asWritten, restoreIn, withoutReported } from "./reported";

const marked = new Marked({ gfm: true, breaks: true });

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

// Our own instance, so that these rules touch nobody else's.
let made: ReturnType<typeof DOMPurify> | undefined;

/** Where a text stands: under which headings, and as a part of which whole. */
export interface Place {
  /** The level of its first headings. */
  topLevel: number;
  /** The levels of all headings of the whole. */
  levels?: readonly number[] | undefined;
  /** Where links by name lead that other parts of the whole say. */
  names?: string | undefined;
}

/**
 * Turns Markdown that anybody may have written into HTML that shows text, tables and pictures, and does nothing.
 * A text that no reader of Markdown could cope with comes back as nothing: it is one to show as it is.
 */
export function markdownToHtml(source: string, place: Place = { topLevel: 3 }): string | undefined {
  const html = parsed(source, place, marked);
  return html && asWritten(purifier().sanitize(html, allowed));
}

/** The same as nodes, in another dialect of Markdown, which may leave marks on what it makes. */
export function markdownToNodes(
  source: string,
  place: Place,
  dialect: { parser: Marked; marks: readonly string[] },
): DocumentFragment | undefined {
  const html = parsed(source, place, dialect.parser);
  if (html === undefined) return undefined;
  const config = { ...allowed, ALLOWED_ATTR: [...allowed.ALLOWED_ATTR, ...dialect.marks] };
  const nodes = purifier().sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true });
  restoreIn(nodes);
  return nodes;
}

function parsed(source: string, place: Place, parser: Marked): string | undefined {
  if (isTooComplex(source)) return undefined;
  const tokens = parser.lexer(place.names ? `${source}\n\n${place.names}` : source);
  fitHeadings(tokens, place);
  return withoutReported(parser.parser(tokens));
}

/** People begin with any level and leave levels out; screen readers need them in order, each below the last. */
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
    // Without any text for it a picture is an ornament; its address read aloud would help nobody.
    if (node.nodeName === "IMG" && !node.hasAttribute("alt")) node.setAttribute("alt", "");
    if (blockNames.has(node.nodeName) && !node.hasAttribute("dir")) node.setAttribute("dir", "auto");
  });
  return instance;
}

/** What elements get whether they have it or not. */
const given: Record<string, Record<string, string>> = {
  A: { target: "_blank", rel: "noopener noreferrer" },
  AUDIO: { controls: "" },
  VIDEO: { controls: "" },
  IMG: { loading: "lazy" },
  // A table that is wider than its pane scrolls, which somebody without a pointer must be able to do, too.
  TABLE: { tabindex: "0" },
};

const blockNames = new Set(["P", "H1", "H2", "H3", "H4", "H5", "H6", "LI", "BLOCKQUOTE", "TD", "TH"]);

function keepOnly(node: Element, attribute: string, safe: RegExp) {
  const address = node.getAttribute(attribute);
  if (address !== null && !safe.test(address.trim())) node.removeAttribute(attribute);
}
