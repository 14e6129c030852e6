import type { TextRange } from "../engine/text/units";
import type { TextPlaces } from "../text/text-view";
import type { Piece, ReadContent } from "./read-content";

/** The places of a text whose text nodes stand anywhere in an element. */
export function contentPlaces(element: HTMLElement, { text, pieces }: ReadContent): TextPlaces {
  const starts = new Map<Node, number>(pieces.map(({ node, start }) => [node, start]));

  function pointOf(index: number): { node: Node; offset: number } {
    const piece = pieces[pieceAt(pieces, index)];
    if (!piece) return { node: element, offset: 0 };
    return { node: piece.node, offset: Math.min(Math.max(0, index - piece.start), piece.node.length) };
  }

  function indexOf(node: Node, offset: number): number {
    const start = starts.get(node);
    if (start !== undefined) return start + offset;
    const place = document.createRange();
    place.setStart(node, offset);
    const next = pieces.find((piece) => place.comparePoint(piece.node, 0) >= 0);
    return next?.start ?? text.length;
  }

  return { total: text.length, pointOf, indexOf, rangesIn: (range) => rangesIn(pieces, range) };
}

/** The parts of a range, each within one text node: a range over several would have the boxes of elements as well. */
function rangesIn(pieces: readonly Piece[], { start, end }: TextRange): Range[] {
  const found: Range[] = [];
  for (let at = pieceAt(pieces, start); at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece || piece.start >= end) break;
    const from = Math.max(0, start - piece.start);
    const to = Math.min(piece.node.length, end - piece.start);
    if (from >= to) continue;
    const range = document.createRange();
    range.setStart(piece.node, from);
    range.setEnd(piece.node, to);
    found.push(range);
  }
  return found;
}

/** The last piece that starts at or before an index. */
function pieceAt(pieces: readonly Piece[], index: number): number {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.start ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}
