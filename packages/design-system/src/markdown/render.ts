import DOMPurify from "dompurify";
import { Marked, type Tokens, type TokensList } from "marked";
import { isTooTangled } from "./tangled";

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

/**
 * Turns Markdown that anybody may have written into HTML that shows text, tables and pictures, and does nothing.
 * A text that no reader of Markdown could cope with comes back as nothing: it is one to show as it is.
 */
export function markdownToHtml(source: string, topLevel = 3): string | undefined {
  const html = parsed(source, topLevel, marked);
  return html && purifier().sanitize(html, allowed);
}

/** The same as nodes, in another dialect of Markdown, which may leave marks on what it makes. */
export function markdownToNodes(
  source: string,
  topLevel: number,
  dialect: { parser: Marked; marks: readonly string[] },
): DocumentFragment | undefined {
  const html = parsed(source, topLevel, dialect.parser);
  if (html === undefined) return undefined;
  const config = { ...allowed, ALLOWED_ATTR: [...allowed.ALLOWED_ATTR, ...dialect.marks] };
  return purifier().sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true });
}

function parsed(source: string, topLevel: number, parser: Marked): string | undefined {
  if (isTooTangled(source)) return undefined;
  const tokens = parser.lexer(source);
  fitHeadings(tokens, topLevel);
  return parser.parser(tokens);
}

/** People begin with any level and leave levels out; screen readers need them in order, each below the last. */
function fitHeadings(tokens: TokensList, topLevel: number): void {
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === "heading");
  const levels = [...new Set(headings.map(({ depth }) => depth))].sort((a, b) => a - b);
  for (const heading of headings) heading.depth = Math.min(6, topLevel + levels.indexOf(heading.depth));
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
