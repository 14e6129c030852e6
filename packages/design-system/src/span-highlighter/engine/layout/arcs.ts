import type { TextRange } from "../text/units";
import { levelsOf } from "./levels";

/** Ends that are farther apart than this number of characters are not joined by a line. */
const NEAR = 160;
/** The number of characters above which the text of a stub may stand. */
const STUB = 28;

/** The part of a relation that is drawn in a block: the whole arc, or a stub at one of its ends. */
export interface Arc extends TextRange {
  /** The index of the relation. */
  index: number;
  part: "whole" | "from" | "to";
  /** Its line above the words, from 0, the one nearest to them. */
  lane: number;
}

interface Ends {
  from: TextRange;
  to: TextRange;
}

const middleOf = ({ start, end }: TextRange) => Math.floor((start + end) / 2);

/**
 * Distributes relations to blocks, and to lanes above the words: those that share a lane do not meet. Ends in different
 * blocks, or far apart, get a stub each.
 *
 * @param relations the places of their ends
 * @param blockOf the block that holds an index of the text
 */
export function arcsOf(
  relations: readonly Ends[],
  blockOf: (index: number) => number,
): ReadonlyMap<number, readonly Arc[]> {
  const inBlock = new Map<number, Arc[]>();
  const add = (block: number, arc: Omit<Arc, "lane">) => {
    const arcs = inBlock.get(block) ?? [];
    arcs.push({ ...arc, lane: 0 });
    inBlock.set(block, arcs);
  };
  for (const [index, { from, to }] of relations.entries()) {
    const [a, b] = [middleOf(from), middleOf(to)].sort((x, y) => x - y) as [number, number];
    const block = blockOf(a);
    if (b - a <= NEAR && block === blockOf(b)) {
      add(block, { index, part: "whole", start: a, end: Math.max(b, a + 1) });
      continue;
    }
    for (const [part, { start }] of [
      ["from", from],
      ["to", to],
    ] as const)
      add(blockOf(start), { index, part, start, end: start + STUB });
  }
  for (const arcs of inBlock.values()) {
    arcs.sort((a, b) => a.start - b.start || b.end - a.end);
    for (const [place, lane] of levelsOf(arcs).entries()) {
      const arc = arcs[place];
      if (arc) arc.lane = lane;
    }
  }
  return inBlock;
}
