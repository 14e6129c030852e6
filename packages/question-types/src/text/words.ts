/** How many words a text has, by the rules of its script: Japanese has words without spaces. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)) {
    if (isWordLike) count += 1;
  }
  return count;
}
