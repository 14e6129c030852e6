/**
 * The first two letters of a name (grapheme clusters), in upper case.
 *
 * @param username a name of any script and length
 * @example
 * initials("marisol"); // "MA"
 */
export function initials(username: string): string {
  const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(username.trim());
  return [...letters]
    .slice(0, 2)
    .map(({ segment }) => segment)
    .join("")
    .toUpperCase();
}
