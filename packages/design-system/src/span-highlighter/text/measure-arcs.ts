import { type Box, fragmentsOf, isSameLine } from "../engine/layout/fragments";
import type { TextRange } from "../engine/text/units";
import type { BlockModel } from "../model/block-models";
import type { DrawnArc } from "../model/drawn-relations";

/** Pixels between the words and their lane, between the lines that leave one span, and of the line of a stub. */
const FOOT = 2;
const APART = 5;
const STUB = 10;
/** The minimum width of a label in pixels. */
const LEAST = 72;

/** An arc or stub, positioned in its block. */
export interface PlacedArc {
  arc: DrawnArc;
  /** The path of its line. */
  path: string;
  /** The tip of its arrow; a stub at the start of a relation has none. */
  tip: { x: number; y: number } | undefined;
  /** The middle of its label, or the start of a stub's one, and its maximum width. */
  label: { left: number; bottom: number; room: number };
}

interface Measuring {
  boxesOf: (range: TextRange) => Box[];
  width: number;
  isRtl: boolean;
  /** The height of a lane. */
  lane: number;
}

/** Measures the arcs of a block: above the words of each line, where the block has lanes for them. */
export function placedArcs({ arcs }: BlockModel, measuring: Measuring): PlacedArc[] {
  return arcs.flatMap((arc) => {
    const placed = arc.part === "whole" ? wholeArc(arc, measuring) : stub(arc, measuring);
    return placed ? [placed] : [];
  });
}

// From the middle of the first span up to its lane, along the lane to the end of the line and through further lines,
// and down to the middle of the other span.
function wholeArc(arc: DrawnArc, { boxesOf, width, isRtl, lane }: Measuring): PlacedArc | undefined {
  const isForward = arc.from.start <= arc.to.start;
  const [before, after] = isForward ? [arc.from, arc.to] : [arc.to, arc.from];
  const [first, last] = [fragmentsOf(boxesOf(before)).at(-1), fragmentsOf(boxesOf(after))[0]];
  if (!first || !last) return undefined;
  const way = isRtl ? -1 : 1;
  const [x1, x2] = [footOf(first, way, arc.lane), footOf(last, -way, arc.lane)];
  const [lineStart, lineEnd] = isRtl ? [width, 0] : [0, width];
  const rows = linesBetween(boxesOf({ start: before.start, end: after.end }), first, last).map(
    (top, row, all) => ({
      y: top - FOOT - arc.lane * lane,
      from: row === 0 ? x1 : lineStart,
      to: row === all.length - 1 ? x2 : lineEnd,
    }),
  );
  const lines = rows.map(({ y, from, to }, row) => `${row === 0 ? "L" : "M"}${from} ${y}L${to} ${y}`);
  const [start, end] = [first.top + APART, last.top + APART];
  const widest = rows.toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))[0];
  if (!widest) return undefined;
  const room = Math.max(LEAST, Math.abs(widest.to - widest.from) - 2 * APART);
  return {
    arc,
    path: `M${x1} ${start}${lines.join("")}L${x2} ${end}`,
    tip: isForward ? { x: x2, y: end } : { x: x1, y: start },
    label: {
      left: inside((widest.from + widest.to) / 2, Math.min(room, LEAST) / 2, width),
      bottom: widest.y,
      room,
    },
  };
}

/** The tops of the lines from that of one box to that of another. */
function linesBetween(boxes: readonly Box[], first: Box, last: Box): number[] {
  const tops: number[] = [first.top];
  for (const box of boxes) {
    const isNew = !isSameLine(box, last) && tops.every((top) => !isSameLine({ ...box, top }, box));
    if (isNew && box.top > first.top && box.top < last.top && box.right > box.left) tops.push(box.top);
  }
  return isSameLine(first, last) ? tops : [...tops.sort((a, b) => a - b), last.top];
}

// A line up from the span, with the text of the other end beside it.
function stub(arc: DrawnArc, { boxesOf, width, isRtl, lane }: Measuring): PlacedArc | undefined {
  const span = arc.part === "from" ? arc.from : arc.to;
  const [first] = fragmentsOf(boxesOf(span));
  const [above] = boxesOf({ start: arc.start, end: arc.end });
  if (!first || !above) return undefined;
  const way = isRtl ? -1 : 1;
  const x = (isRtl ? first.right : first.left) + way * APART;
  const y = first.top - FOOT - arc.lane * lane;
  const foot = first.top + APART;
  const free = isRtl ? x - STUB : width - x - STUB;
  const ownRoom = above.right - above.left - STUB;
  return {
    arc,
    path: `M${x} ${foot}L${x} ${y}L${x + way * STUB} ${y}`,
    tip: arc.part === "to" ? { x, y: foot } : undefined,
    label: {
      left: x + way * (STUB + 2),
      bottom: y + 5,
      room: Math.max(0, Math.min(free, Math.max(ownRoom, LEAST))),
    },
  };
}

// Beside the middle: lines of nearer lanes farther out, so that those that leave to the same side do not cross.
function footOf({ left, right }: Box, side: number, lane: number): number {
  const out = Math.min(Math.max(3 - lane, 0.5) * APART, (right - left) / 2 - 2);
  return (left + right) / 2 + side * out;
}

const inside = (x: number, half: number, width: number) =>
  Math.min(Math.max(x, half), Math.max(half, width - half));
