import { type Direction, letterDirection } from "../text-direction";

const blocks = new Set([
  "P",
  "DIV",
  "FIGCAPTION",
  "H1",
  "H2",
  "H3",
  "H4",
  "H5",
  "H6",
  "LI",
  "BLOCKQUOTE",
  "TD",
  "TH",
]);
/** What holds blocks: its indent, its bar or its first column is at the side where most of its text begins. */
const frames = new Set(["UL", "OL", "TABLE"]);
/** Their letters do not count: they have a direction of their own, whatever is around them. */
const isolated = ["CODE", "PRE", "SCRIPT", "STYLE"];
const ofItem = new Set([...isolated, "UL", "OL"]);
const ofBlock = new Set(isolated);

/**
 * The direction of a block of a text, or of a list or a table: that of most of its letters, without its code and formulas,
 * and, in a list item, without the lists in it. Undefined without letters, and for other elements: they have that of the
 * block around them.
 */
export function blockDirection(node: Element, around: Direction | undefined): Direction | undefined {
  if (!blocks.has(node.nodeName) && !frames.has(node.nodeName)) return undefined;
  return letterDirection(proseOf(node, node.nodeName === "LI" ? ofItem : ofBlock), around);
}

/** The direction of a whole text, of which blocks without letters have no other; its code does not count. */
export function sourceDirection(source: string): Direction | undefined {
  return letterDirection(source.slice(0, ENOUGH).replace(code, " "));
}

/** Of a very long text only the beginning is read. */
const ENOUGH = 60_000;
const code = /^(`{3,}|~{3,})[\s\S]*?(?:^\1|(?![\s\S]))|`[^`\n]+`/gm;

function proseOf(parent: Node, leftOut: ReadonlySet<string>): string {
  let prose = "";
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) prose += node.nodeValue;
    else if (!leftOut.has(node.nodeName) && !isFormula(node)) prose += proseOf(node, leftOut);
  }
  return prose;
}

function isFormula(node: Node): boolean {
  return node instanceof Element && node.hasAttribute("data-formula");
}
