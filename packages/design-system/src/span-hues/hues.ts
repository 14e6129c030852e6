import { compareCodePoints } from "./code-points";

/** The colours of the span palette. */
export const hueCount = 12;

/**
 * The colour of each label, from 1: by the rank of its value, so that reordering labels keeps their colours.
 *
 * @param values the values of the labels, in any order
 * @example
 * huesOf(["person", "place"]).get("place"); // 2
 */
export function huesOf(values: readonly string[]): ReadonlyMap<string, number> {
  const ranked = values.toSorted(compareCodePoints);
  return new Map(ranked.map((value, rank) => [value, (rank % hueCount) + 1]));
}
