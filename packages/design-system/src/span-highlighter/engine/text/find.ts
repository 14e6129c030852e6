import type { TextRange } from "./units";

/**
 * Where words stand in a text, in its order and not over each other. Capitals and small letters are the same; accents
 * and other marks are as they were typed. No border is needed around them: what is typed is a beginning, mostly.
 */
export function findAll(text: string, words: string): TextRange[] {
  if (words === "") return [];
  // A case-insensitive pattern keeps indexes valid; lower-casing can change the length of the text.
  const pattern = new RegExp(words.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"), "giu");
  return Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** The first match at or after an index, or the first match of all. */
export function firstFrom(places: readonly TextRange[], index: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.start ?? 0) < index) low = middle + 1;
    else high = middle;
  }
  return low < places.length ? low : 0;
}

/** Maximum number of tinted matches; a single letter can have a hundred thousand in a novel. */
const MOST = 2000;

/** The matches around one of them that are tinted. */
export function around(places: readonly TextRange[], at: number): readonly TextRange[] {
  if (places.length <= MOST) return places;
  const start = Math.min(Math.max(0, at - MOST / 2), places.length - MOST);
  return places.slice(start, start + MOST);
}
