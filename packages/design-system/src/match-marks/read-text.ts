/** The text that an element shows, and the text nodes it consists of. */
export interface ShownText {
  text: string;
  /** The nodes in their order, with the index of their first character in `text` (UTF-16). */
  nodes: readonly { node: Text; start: number }[];
}

// What other elements hold stands on lines of its own.
const inline = new Set(
  "a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr".split(
    " ",
  ),
);

// Controls and what is hidden from assistive technology, such as the labels of spans, are not part of the text.
const outside =
  "[aria-hidden='true'], button, input, textarea, select, iframe, script, style, [role='toolbar']";

/** The text that an element shows; blocks are separated by line breaks. */
export function shownText(root: Element): ShownText {
  const nodes: { node: Text; start: number }[] = [];
  let text = "";
  const read = (node: Node) => {
    if (node instanceof Text) {
      nodes.push({ node, start: text.length });
      text += node.data;
    } else if (node instanceof Element && !node.matches(outside)) readElement(node);
  };
  const readElement = (element: Element) => {
    const edge = inline.has(element.localName) ? "" : "\n";
    text += edge;
    for (const node of element.childNodes) read(node);
    text += edge;
  };
  readElement(root);
  return { text, nodes };
}

/** The range of a part of a shown text; undefined if it has no place in a text node. */
export function rangeOf(
  { nodes }: ShownText,
  { start, end }: { start: number; end: number },
): StaticRange | undefined {
  const first = nodes[indexAt(nodes, start)];
  const last = nodes[indexAt(nodes, end - 1)];
  if (!first || !last) return undefined;
  const endOffset = Math.min(end - last.start, last.node.data.length);
  return new StaticRange({
    startContainer: first.node,
    startOffset: Math.min(start - first.start, first.node.data.length),
    endContainer: last.node,
    endOffset,
  });
}

/** The index of the last node that starts at or before an offset. */
function indexAt(nodes: ShownText["nodes"], offset: number): number {
  let low = 0;
  let high = nodes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((nodes[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
