const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * Whether a segment of `Intl.Segmenter` is a word, and not space or punctuation between words. `isWordLike` alone does
 * not tell: Firefox sets it to false for some words, such as "火曜日" and an "é" of two characters.
 *
 * @param found a segment with the granularity "word"
 * @example
 * isWord({ segment: "Tuesday", isWordLike: true }); // true
 * isWord({ segment: ", ", isWordLike: false }); // false
 */
export function isWord({
  segment,
  isWordLike = false,
}: Pick<Intl.SegmentData, "segment" | "isWordLike">): boolean {
  return isWordLike || letterOrDigit.test(segment);
}
