import search from "approx-string-match";
import type { TextRange } from "../engine/text/units";

/** A quotation with the text around it, as a TextQuoteSelector has it. */
export interface Quotation {
  exact: string;
  prefix?: string | undefined;
  suffix?: string | undefined;
}

/** The length of the text around a quotation, in UTF-16 units. */
const CONTEXT = 32;
/** The share of a quotation that may have changed, and the share of quotation and context that has to be the same. */
const CHANGED = 0.35;
const SAME = 0.6;

/** The quotation of a range, with the text around it. */
export function quotationOf(text: string, { start, end }: TextRange): Quotation {
  return {
    exact: text.slice(start, end),
    prefix: text.slice(toPair(text, Math.max(0, start - CONTEXT), "on"), start),
    suffix: text.slice(end, toPair(text, Math.min(text.length, end + CONTEXT), "back")),
  };
}

/**
 * Finds a quotation in a text that may have changed a little: at its old place, else where the same words stand in the
 * most similar surroundings, else where the most similar words do. Indexes count UTF-16 units.
 *
 * @param hint where it was; the nearest of several equal places wins
 * @returns undefined if nothing is similar enough
 */
export function anchor(text: string, quotation: Quotation, hint: number | undefined): TextRange | undefined {
  const { exact } = quotation;
  if (exact === "") return undefined;
  const candidates = placesOf(text, exact);
  const found = candidates.length > 0 ? candidates : similarPlaces(text, quotation);
  const rated = found.map((place) => ({ place, rate: rateOf(text, place, quotation) }));
  const best = rated.reduce<(typeof rated)[number] | undefined>((before, next) => {
    if (!before || next.rate > before.rate) return next;
    const isNearer = hint !== undefined && distance(next.place, hint) < distance(before.place, hint);
    return next.rate === before.rate && isNearer ? next : before;
  }, undefined);
  // The same words are enough; similar ones need similar surroundings.
  const isFound = best && (candidates.length > 0 || best.rate >= SAME);
  return isFound ? best.place : undefined;
}

const distance = ({ start }: TextRange, hint: number) => Math.abs(start - hint);

function placesOf(text: string, exact: string): TextRange[] {
  const places: TextRange[] = [];
  if (exact === "") return places;
  for (let at = text.indexOf(exact); at >= 0; at = text.indexOf(exact, at + 1))
    places.push({ start: at, end: at + exact.length });
  return places;
}

/** Similar places: those of the quotation, and those between its surroundings. */
function similarPlaces(text: string, { exact, prefix = "", suffix = "" }: Quotation): TextRange[] {
  const similar = search(text, exact, Math.floor(exact.length * CHANGED));
  const between = placesOf(text, prefix).flatMap(({ end }) => {
    const next = suffix === "" ? -1 : text.indexOf(suffix, end);
    return next > end && next - end <= exact.length * 2 ? [{ start: end, end: next }] : [];
  });
  return [...similar, ...between].map(({ start, end }) => ({
    start: toPair(text, start, "back"),
    end: toPair(text, end, "on"),
  }));
}

/** How similar a place is to the quotation, from 0 to 1: words and surroundings count by their lengths. */
function rateOf(
  text: string,
  { start, end }: TextRange,
  { exact, prefix = "", suffix = "" }: Quotation,
): number {
  const words = text.slice(start, end);
  const same = words === exact ? exact.length : exact.length - errorsBetween(words, exact);
  const before = text.slice(Math.max(0, start - prefix.length), start);
  const after = text.slice(end, end + suffix.length);
  const context =
    prefix.length - errorsBetween(before, prefix) + suffix.length - errorsBetween(after, suffix);
  return (same + context) / Math.max(1, exact.length + prefix.length + suffix.length);
}

/** The number of differences between two texts, at most the length of the second one. */
function errorsBetween(text: string, pattern: string): number {
  if (pattern === "" || text === pattern) return 0;
  const [match] = search(text, pattern, pattern.length);
  return Math.min(match?.errors ?? pattern.length, pattern.length);
}

/** The index itself, or the nearest one that does not split a surrogate pair. */
function toPair(text: string, index: number, direction: "back" | "on"): number {
  const isInside =
    /[\uDC00-\uDFFF]/.test(text.charAt(index)) && /[\uD800-\uDBFF]/.test(text.charAt(index - 1));
  return isInside ? index + (direction === "on" ? 1 : -1) : index;
}
