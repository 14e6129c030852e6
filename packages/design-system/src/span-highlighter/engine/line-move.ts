import { unitAt } from "./units";

interface Place {
  left: number;
  top: number;
}

/** Characters after which no further line is looked for. */
const ENOUGH = 4000;
/** Carets of one line stand within so many pixels of the same height. */
const SAME = 4;

interface LineMove {
  text: string;
  direction: "back" | "on";
  /** Where carets stand. */
  placeOf: (index: number) => Place;
  /** The distance from the left that the caret keeps while it goes from line to line. */
  left: number;
}

/** The place on the line above or below that is nearest to a distance from the left; the end of the text where there is no line. */
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
