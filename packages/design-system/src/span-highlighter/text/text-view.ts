import type { TextRange } from "../engine/text/units";
import { rectsOf as rectsIn } from "./rects-of";

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

/** Maps between indexes of the text and places in the document. */
export interface TextPlaces {
  /** The length of the text. */
  total: number;
  pointOf: (index: number) => { node: Node; offset: number };
  /** The index of a place within the element of the text. */
  indexOf: (node: Node, offset: number) => number;
  /** The ranges of the document that a range of the text covers, without elements in between. */
  rangesIn: (range: TextRange) => Range[];
}

/** Makes the view of an element from the places of its text. */
export function makeTextView(
  element: HTMLElement,
  { total, pointOf, rangesIn, ...places }: TextPlaces,
): TextView {
  function indexOf(node: Node, offset: number): number {
    if (element.contains(node)) return places.indexOf(node, offset);
    // Outside the text, a selection begins before it or ends after it.
    return isBefore(node, element) ? 0 : total;
  }

  const rectsOf = (range: TextRange) => rangesIn(range).flatMap(rectsIn);

  return {
    element,
    rectsOf,
    caretRect: (index) => rectAt(pointOf(index)) ?? neighbourRect(index),
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
    rangesOf: (range) => rangesIn(range).map((part) => new StaticRange(part)),
  };

  /** At the edge of a line an empty range may have no rectangle; the neighbouring one is used instead. */
  function neighbourRect(index: number): DOMRect {
    const after = index < total ? rectsOf({ start: index, end: index + 1 })[0] : undefined;
    if (after) return new DOMRect(after.left, after.top, 0, after.height);
    const before = index > 0 ? rectsOf({ start: index - 1, end: index }).at(-1) : undefined;
    return before ? new DOMRect(before.right, before.top, 0, before.height) : element.getBoundingClientRect();
  }
}

function rectAt({ node, offset }: { node: Node; offset: number }): DOMRect | undefined {
  const range = document.createRange();
  range.setStart(node, offset);
  return rectsIn(range).at(-1);
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
