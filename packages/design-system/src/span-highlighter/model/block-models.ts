import { type Direction, pieceDirections } from "../../text-direction";
import { extentOf } from "../engine/layout/extents";
import { blockAt, blocksOf, linesOf } from "../engine/text/blocks";
import type { TextRange } from "../engine/text/units";
import { type DrawnArc, haveSameArcs } from "./drawn-relations";
import type { DrawnSpan } from "./drawn-spans";

/** The part of a block that depends on its spans: the same object until one of them changes. */
export interface BlockModel extends TextRange {
  spans: readonly DrawnSpan[];
  /** Its number of gloss lines. */
  depth: number;
  /** Relations, and their number of lanes above each line. */
  arcs: readonly DrawnArc[];
  lanes: number;
  /** Its estimated number of text lines. */
  lines: number;
  /** That of the paragraph of which it is a piece; undefined where its paragraphs find their own. */
  direction: Direction | undefined;
}

/** The part of a block that depends on the text alone. */
type Block = Pick<BlockModel, "start" | "end" | "lines" | "direction">;

/** The blocks of a text, without spans. */
export function blocksIn(text: string): Block[] {
  const blocks = blocksOf(text).map((block) => ({ ...block, text: text.slice(block.start, block.end) }));
  const directions = pieceDirections(blocks.map((block) => block.text));
  return blocks.map(({ start, end, text: piece }, index) => ({
    ...{ start, end, lines: linesOf(piece), direction: directions[index] },
  }));
}

const areSame = (a: readonly DrawnSpan[], b: readonly DrawnSpan[]) =>
  a.length === b.length && a.every((span, index) => span === b[index]);

/** Blocks with their spans and relations; unchanged ones stay the same object. */
export function filled(
  blocks: readonly Block[],
  { drawn, arcs }: { drawn: readonly DrawnSpan[]; arcs: ReadonlyMap<number, readonly DrawnArc[]> },
  before: readonly BlockModel[] = [],
): BlockModel[] {
  const inBlock: DrawnSpan[][] = blocks.map(() => []);
  for (const span of drawn) {
    const { start, end, parts = [{ start, end }] } = extentOf(span.pieces);
    for (const part of parts) {
      const last = blockAt(blocks, part.end - 1);
      for (let block = blockAt(blocks, part.start); block <= last; block += 1) {
        const within = inBlock[block];
        if (within && within.at(-1) !== span) within.push(span);
      }
    }
  }
  return blocks.map((block, index) => {
    const within = inBlock[index] ?? [];
    const above = arcs.get(index) ?? [];
    const same = before[index];
    if (same && areSame(same.spans, within) && haveSameArcs(same.arcs, above)) return same;
    return {
      ...block,
      spans: within,
      arcs: above,
      lanes: above.reduce((most, { lane }) => Math.max(most, lane + 1), 0),
      depth: within.reduce((deepest, { level }) => Math.max(deepest, level + 1), 0),
    };
  });
}
