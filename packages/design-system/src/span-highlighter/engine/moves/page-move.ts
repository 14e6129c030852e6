import { unitAt } from "../text/units";

interface Place {
  left: number;
  top: number;
}

interface PageMove {
  text: string;
  /** The positions of carets. */
  placeOf: (index: number) => Place;
  /** The requested position of the caret. */
  left: number;
  top: number;
}

/** Carets of one line differ in height by at most this many pixels. */
const SAME = 4;

/**
 * The place of a text that is nearest to a point on the screen, be it laid out already or not: the line is looked for
 * by halves, because a novel has too many.
 */
export function nearestTo({ text, placeOf, left, top }: PageMove): number {
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (placeOf(middle).top <= top + SAME) low = middle;
    else high = middle - 1;
  }
  const line = placeOf(low).top;
  let best = { index: low, distance: Number.POSITIVE_INFINITY };
  for (let index = low; ; ) {
    const place = placeOf(index);
    if (Math.abs(place.top - line) > SAME) break;
    const distance = Math.abs(place.left - left);
    if (distance < best.distance) best = { index, distance };
    if (index === 0) break;
    index = unitAt(text, index - 1, "grapheme").start;
  }
  return best.index;
}
