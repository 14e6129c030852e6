import { areNear } from "../engine/layout/extents";
import {
  type Box,
  type Fragment,
  fragmentsOf,
  isSameLine,
  roomForTags,
  type TagRoom,
} from "../engine/layout/fragments";
import { tintSegments } from "../engine/text/segments";
import type { TextRange } from "../engine/text/units";
import type { BlockModel } from "../model/block-models";
import type { DrawnSpan } from "../model/drawn-spans";
import { hasHighlight } from "./paint";
import { rectsOf } from "./rects-of";

/** A fragment of a span, positioned in its block. */
export interface PlacedFragment extends Fragment {
  drawn: DrawnSpan;
  /** The index of its piece. */
  piece: number;
  /** The space of its tag on its line. */
  tagRoom: TagRoom;
}

/** The measures of a block: fragments for lines and tags, boxes for tints if the browser cannot tint. */
export interface MeasuredBlock {
  fragments: readonly PlacedFragment[];
  /** The gaps between near pieces of spans, line by line. */
  gaps: readonly PlacedGap[];
  tints: readonly (Box & { hue: number; own: string | undefined })[];
}

/** A gap between two pieces of a span, on one line. */
export interface PlacedGap extends Box {
  drawn: DrawnSpan;
}

/** Finds the boxes of ranges of a block, in pixels from its corner. */
export function boxesIn(element: HTMLElement, model: BlockModel, rangesIn: (range: TextRange) => Range[]) {
  const { left, top, width } = element.getBoundingClientRect();
  const boxesOf = (whole: TextRange): Box[] =>
    listOf(partIn(whole, model))
      .flatMap(rangesIn)
      .flatMap(rectsOf)
      .map((rect) => ({
        left: rect.left - left,
        right: rect.right - left,
        top: rect.top - top,
        bottom: rect.bottom - top,
      }));
  return { boxesOf, width };
}

/** Measures the positions of the spans of a block, in pixels from the corner of the block. */
export function measureBlock(
  element: HTMLElement,
  model: BlockModel,
  options: { isRtl: boolean; needsTints: boolean; rangesIn: (range: TextRange) => Range[] },
) {
  const { boxesOf, width } = boxesIn(element, model, options.rangesIn);
  const ownOf = (hue: number) => model.spans.find((span) => span.hue === hue)?.own;
  return {
    fragments: placed(model, boxesOf, { isRtl: options.isRtl, width }),
    gaps: model.spans.flatMap((drawn) => gapsOf(drawn, model, boxesOf)),
    tints: tintSegments(model.spans, model)
      .filter(({ hue }) => options.needsTints || !hasHighlight(hue))
      .flatMap((segment) =>
        boxesOf(segment).map((box) => ({ ...box, hue: segment.hue, own: ownOf(segment.hue) })),
      ),
  } satisfies MeasuredBlock;
}

function placed(
  model: BlockModel,
  boxesOf: (range: TextRange) => Box[],
  line: { isRtl: boolean; width: number },
): PlacedFragment[] {
  const all = model.spans.flatMap((drawn) => fragmentsIn(drawn, model, boxesOf));
  const tagged = all.filter(({ tag }) => tag !== "none");
  const room = roomForTags(
    tagged.map((fragment) => ({
      box: fragment,
      level: fragment.drawn.level,
      goesOn: !fragment.isLast || fragment.piece < fragment.drawn.pieces.length - 1,
    })),
    line,
  );
  for (const [index, fragment] of tagged.entries()) fragment.tagRoom = room[index] ?? fragment.tagRoom;
  return all;
}

/** The fragments of all pieces of a span that lie in a block; one label on a line is enough. */
function fragmentsIn(
  drawn: DrawnSpan,
  model: BlockModel,
  boxesOf: (range: TextRange) => Box[],
): PlacedFragment[] {
  const found: PlacedFragment[] = [];
  for (const [piece, range] of drawn.pieces.entries()) {
    const here = partIn(range, model);
    for (const fragment of here ? fragmentsOf(boxesOf(here)) : []) {
      const isRepeated = piece > 0 && found.some((before) => isSameLine(before, fragment));
      found.push(
        inBlock(isRepeated ? { ...fragment, tag: "none" } : fragment, { drawn, piece, range }, model),
      );
    }
  }
  return found;
}

// What continues from the previous block, and each piece but the first, has no first fragment here.
function inBlock(
  fragment: Fragment,
  { drawn, piece, range }: { drawn: DrawnSpan; piece: number; range: TextRange },
  model: BlockModel,
): PlacedFragment {
  const isContinued = range.start < model.start;
  return {
    ...fragment,
    tag: fragment.tag === "first" && (isContinued || piece > 0) ? "repeated" : fragment.tag,
    isFirst: fragment.isFirst && !isContinued,
    isLast: fragment.isLast && range.end <= model.end,
    ...{ drawn, piece },
    tagRoom: { room: 0, toEnd: 0 },
  };
}

function gapsOf(
  drawn: DrawnSpan,
  model: BlockModel,
  boxesOf: (range: TextRange) => Box[],
): readonly PlacedGap[] {
  const { pieces } = drawn;
  return pieces.slice(1).flatMap((next, index) => {
    const before = pieces[index];
    const gap = before && areNear(before, next) && partIn({ start: before.end, end: next.start }, model);
    return gap ? fragmentsOf(boxesOf(gap)).map(({ tag: _, ...box }) => ({ ...box, drawn })) : [];
  });
}

const listOf = <Item>(item: Item | undefined): Item[] => (item === undefined ? [] : [item]);

/** The part of a range that is in a block, if any. */
function partIn({ start, end }: TextRange, block: TextRange): TextRange | undefined {
  const part = { start: Math.max(start, block.start), end: Math.min(end, block.end) };
  return part.start < part.end ? part : undefined;
}

/** The ranges of a block of plain text, whose element begins with the text node. */
export function rangesInBlock(
  element: HTMLElement,
  { start, end }: TextRange,
): (range: TextRange) => Range[] {
  const node = element.firstChild;
  if (!(node instanceof Text)) return () => [];
  return (range) => {
    const part = document.createRange();
    part.setStart(node, Math.max(0, range.start - start));
    part.setEnd(node, Math.min(node.length, Math.min(range.end, end) - start));
    return [part];
  };
}
