/** A text node of the content and its place in the text. */
export interface Piece {
  node: Text;
  start: number;
}

/** The text that content shows, with its text nodes in their order. */
export interface ReadContent {
  text: string;
  pieces: readonly Piece[];
}

/**
 * Reads the text that an element shows: its text nodes, with a line break between those of different paragraphs, cells or
 * lines. What is not displayed, and what is hidden from assistive technology, is left out.
 */
export function readContent(root: HTMLElement): ReadContent {
  const pieces: Piece[] = [];
  let text = "";
  let last: Element | undefined;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, acceptShown);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLBRElement) text += "\n";
    if (!(node instanceof Text) || node.data === "") continue;
    const paragraph = paragraphOf(node, root);
    // Spaces between elements that stand below each other are not shown.
    if (node.data.trim() === "" && paragraph === node.parentElement && !isInline(node)) continue;
    if (last && paragraph !== last && !text.endsWith("\n")) text += "\n";
    last = paragraph;
    pieces.push({ node, start: text.length });
    text += node.data;
  }
  return { text, pieces };
}

function acceptShown(node: Node): number {
  if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
  const isHidden = node.matches("[aria-hidden=true], script, style, template") || displayOf(node) === "none";
  return isHidden ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
}

/** The nearest element around a node that is not part of a line. */
function paragraphOf(node: Node, root: Element): Element {
  let element = node.parentElement ?? root;
  while (element !== root && /^(inline|contents|ruby)/.test(displayOf(element)))
    element = element.parentElement ?? root;
  return element;
}

// A space with text or an inline element beside it separates words.
function isInline({ previousSibling, nextSibling }: Node): boolean {
  return [previousSibling, nextSibling].some(
    (beside) => beside instanceof Text || (beside instanceof Element && /^inline/.test(displayOf(beside))),
  );
}

const displayOf = (element: Element) => getComputedStyle(element).display;
