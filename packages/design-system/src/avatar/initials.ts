/**
 * The first two letters of a name (grapheme clusters), in upper case.
 *
 * @param username a name of any script and length
 * @example
 * initials("marisol"); // "MA"
 */
export function initials(username: string): string {
  const name = username.trim();
  // The first segmenter of a page takes more than ten milliseconds, and most names need none.
  if (/^[ -~]*$/.test(name)) return name.slice(0, 2).toUpperCase();
  const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name);
  return [...letters]
    .slice(0, 2)
    .map(({ segment }) => segment)
    .join("")
    .toUpperCase();
}
