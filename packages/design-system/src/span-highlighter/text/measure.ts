import { type Box, type Fragment, fragmentsOf, roomForTags, type TagRoom } from "../engine/fragments";
import { tintSegments } from "../engine/segments";
import type { TextRange } from "../engine/units";
import type { BlockModel, DrawnSpan } from "../model/use-span-model";

/** A fragment of a span, positioned in its block. */
export interface PlacedFragment extends Fragment {
  drawn: DrawnSpan;
  /** The maximum width of its tag, and whether it is aligned with the end of the line. */
  tagRoom: TagRoom;
}

/** The measures of a block: fragments for lines and tags, boxes for tints if the browser cannot tint. */
export interface MeasuredBlock {
  /** In pixels. */
  width: number;
  fragments: readonly PlacedFragment[];
  tints: readonly (Box & { hue: number; own: string | undefined })[];
}

/** Measures the positions of the spans of a block, in pixels from the corner of the block. */
export function measureBlock(
  element: HTMLElement,
  model: BlockModel,
  options: { isRtl: boolean; needsTints: boolean; rangesIn: (range: TextRange) => Range[] },
) {
  const { left, top, width } = element.getBoundingClientRect();
  const ownOf = (hue: number) => model.spans.find((span) => span.hue === hue)?.own;
  const boxesOf = (range: TextRange): Box[] =>
    options
      .rangesIn(range)
      .flatMap((part) => [...part.getClientRects()])
      .map((rect) => ({
        left: rect.left - left,
        right: rect.right - left,
        top: rect.top - top,
        bottom: rect.bottom - top,
      }));
  return {
    width,
    fragments: placed(model, boxesOf, { isRtl: options.isRtl, width }),
    tints: options.needsTints
      ? tintSegments(model.spans, model).flatMap((segment) =>
          boxesOf(segment).map((box) => ({ ...box, hue: segment.hue, own: ownOf(segment.hue) })),
        )
      : [],
  } satisfies MeasuredBlock;
}

function placed(
  model: BlockModel,
  boxesOf: (range: TextRange) => Box[],
  line: { isRtl: boolean; width: number },
): PlacedFragment[] {
  const all = model.spans.flatMap((drawn) =>
    fragmentsOf(boxesOf(drawn)).map((fragment) => inBlock(fragment, drawn, model)),
  );
  const tagged = all.filter(({ tag }) => tag !== "none");
  const room = roomForTags(
    tagged.map((fragment) => ({
      box: fragment,
      level: fragment.drawn.level,
      goesOn: !fragment.isLast,
    })),
    line,
  );
  for (const [index, fragment] of tagged.entries()) fragment.tagRoom = room[index] ?? fragment.tagRoom;
  return all;
}

// A span that continues from the previous block has no first fragment here.
function inBlock(fragment: Fragment, drawn: DrawnSpan, model: BlockModel): PlacedFragment {
  const isContinued = drawn.start < model.start;
  return {
    ...fragment,
    tag: fragment.tag === "first" && isContinued ? "repeated" : fragment.tag,
    isFirst: fragment.isFirst && !isContinued,
    isLast: fragment.isLast && drawn.end <= model.end,
    drawn,
    tagRoom: { room: 0, isAtEnd: false },
  };
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
