import { blockAt } from "../engine/blocks";
import type { TextRange } from "../engine/units";

/** Maps between characters of the text and positions on the screen, pointers and selections. */
export interface TextView {
  element: HTMLElement;
  rectsOf: (range: TextRange) => readonly DOMRect[];
  /** The position of a caret, a rectangle without width. */
  caretRect: (index: number) => DOMRect;
  indexAtPoint: (x: number, y: number) => number | undefined;
  /** The selected range of the text; undefined if the selection is empty or elsewhere. */
  selected: () => (TextRange & { anchor: number; focus: number }) | undefined;
  select: (anchor: number, focus: number) => void;
  rangesOf: (range: TextRange) => StaticRange[];
}

/** Makes the view of an element with one child per block, each of which begins with the block's text node. */
export function makeTextView(element: HTMLElement, blocks: readonly TextRange[]): TextView {
  const total = blocks.at(-1)?.end ?? 0;
  const textOf = (block: number) => element.children[block]?.firstChild as Text | null;

  function pointOf(index: number): { node: Node; offset: number } {
    const block = blockAt(blocks, index);
    const node = textOf(block);
    if (!node) return { node: element, offset: 0 };
    const offset = index - (blocks[block]?.start ?? 0);
    return { node, offset: Math.min(Math.max(0, offset), node.length) };
  }

  function rangeOf({ start, end }: TextRange): Range {
    const [from, to] = [pointOf(start), pointOf(end)];
    const range = document.createRange();
    range.setStart(from.node, from.offset);
    range.setEnd(to.node, to.offset);
    return range;
  }

  function indexOf(node: Node, offset: number): number {
    if (node === element) return blocks[offset]?.start ?? total;
    const holder = [...element.children].findIndex((child) => child.contains(node));
    const block = blocks[holder];
    // Outside the text, a selection begins before it or ends after it.
    if (!block) return isBefore(node, element) ? 0 : total;
    return node === textOf(holder) ? block.start + offset : edgeOf(block, holder, { node, offset });
  }

  const edgeOf = (block: TextRange, holder: number, { node, offset }: { node: Node; offset: number }) =>
    node === element.children[holder] && offset === 0 ? block.start : block.end;

  return {
    element,
    rectsOf: (range) => [...rangeOf(range).getClientRects()],
    caretRect: (index) => caretRect(rangeOf({ start: index, end: index }), () => neighbourRect(index)),
    indexAtPoint: (x, y) => {
      const point = positionAt(x, y);
      return point && element.contains(point.node) ? indexOf(point.node, point.offset) : undefined;
    },
    selected: () => {
      const selection = document.getSelection();
      const { anchorNode, focusNode } = selection ?? {};
      if (!selection || selection.isCollapsed || !anchorNode || !focusNode) return undefined;
      if (!selection.containsNode(element, true)) return undefined;
      const anchor = indexOf(anchorNode, selection.anchorOffset);
      const focus = indexOf(focusNode, selection.focusOffset);
      return { anchor, focus, start: Math.min(anchor, focus), end: Math.max(anchor, focus) };
    },
    select: (anchor, focus) => {
      const [from, to] = [pointOf(anchor), pointOf(focus)];
      document.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
    },
    rangesOf: ({ start, end }) => {
      const [from, to] = [pointOf(start), pointOf(end)];
      return [
        new StaticRange({
          startContainer: from.node,
          startOffset: from.offset,
          endContainer: to.node,
          endOffset: to.offset,
        }),
      ];
    },
  };

  /** At the edge of a line an empty range may have no rectangle; the neighbouring one is used instead. */
  function neighbourRect(index: number): DOMRect {
    const after = index < total ? rangeOf({ start: index, end: index + 1 }).getClientRects()[0] : undefined;
    if (after) return new DOMRect(after.left, after.top, 0, after.height);
    const before =
      index > 0 ? [...rangeOf({ start: index - 1, end: index }).getClientRects()].at(-1) : undefined;
    return before ? new DOMRect(before.right, before.top, 0, before.height) : element.getBoundingClientRect();
  }
}

function caretRect(range: Range, otherwise: () => DOMRect): DOMRect {
  return [...range.getClientRects()].at(-1) ?? otherwise();
}

function isBefore(node: Node, element: Node): boolean {
  return (element.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}

// The standard function, and its older variant in WebKit and Chromium.
function positionAt(x: number, y: number): { node: Node; offset: number } | undefined {
  if ("caretPositionFromPoint" in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  const { caretRangeFromPoint } = document as unknown as Partial<Document>;
  const range = caretRangeFromPoint?.call(document, x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
