import { unitAt } from "../text/units";

interface Place {
  left: number;
  top: number;
}

/** Maximum number of characters to search for the next line. */
const ENOUGH = 4000;
/** Carets of one line differ in height by at most this many pixels. */
const SAME = 4;

interface LineMove {
  text: string;
  direction: "back" | "on";
  /** The positions of carets. */
  placeOf: (index: number) => Place;
  /** The horizontal position that the caret keeps while it moves between lines. */
  left: number;
}

/** The index on the next line that is nearest to a horizontal position; the end of the text if there is no line. */
export function lineMove(from: number, move: LineMove): number {
  const { text, direction, placeOf, left } = move;
  const start = placeOf(from);
  let best: (Place & { index: number }) | undefined;
  for (const index of onwards(from, move)) {
    const place = placeOf(index);
    if (isSameLine(place, start)) continue;
    if (best && !isSameLine(place, best)) break;
    if (!best || Math.abs(place.left - left) < Math.abs(best.left - left))
      best = { left: place.left, top: place.top, index };
  }
  return best?.index ?? (direction === "on" ? text.length : 0);
}

function* onwards(from: number, { text, direction }: LineMove): Generator<number> {
  for (let index = from; Math.abs(index - from) < ENOUGH; ) {
    if (index === (direction === "on" ? text.length : 0)) return;
    index =
      direction === "on" ? unitAt(text, index, "grapheme").end : unitAt(text, index - 1, "grapheme").start;
    yield index;
  }
}

function isSameLine(a: Place, b: Place): boolean {
  return Math.abs(a.top - b.top) <= SAME;
}
