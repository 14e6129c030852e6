import { blockAt } from "../engine/text/blocks";
import type { TextRange } from "../engine/text/units";
import type { TextPlaces } from "./text-view";

/** The places of a text in an element with one child per block, each of which begins with the block's text node. */
export function blockPlaces(element: HTMLElement, blocks: readonly TextRange[]): TextPlaces {
  const total = blocks.at(-1)?.end ?? 0;
  const textOf = (block: number) => element.children[block]?.firstChild as Text | null;

  function pointOf(index: number): { node: Node; offset: number } {
    const block = blockAt(blocks, index);
    const node = textOf(block);
    if (!node) return { node: element, offset: 0 };
    const offset = index - (blocks[block]?.start ?? 0);
    return { node, offset: Math.min(Math.max(0, offset), node.length) };
  }

  function indexOf(node: Node, offset: number): number {
    if (node === element) return blocks[offset]?.start ?? total;
    const holder = [...element.children].findIndex((child) => child.contains(node));
    const block = blocks[holder];
    if (!block) return total;
    if (node === textOf(holder)) return block.start + offset;
    return node === element.children[holder] && offset === 0 ? block.start : block.end;
  }

  return {
    ...{ total, pointOf, indexOf },
    rangesIn({ start, end }) {
      const [from, to] = [pointOf(start), pointOf(end)];
      const range = document.createRange();
      range.setStart(from.node, from.offset);
      range.setEnd(to.node, to.offset);
      return [range];
    },
  };
}
