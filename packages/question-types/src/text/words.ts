import { isWord } from "@glossa/design-system";

// The time of a segmenter grows with the square of the length, so it gets parts that end at a space.
const parts = /.{1,1000}(?:\s|$)|.{1,1000}/gsu;
// To go through a megabyte by the rules of its script takes more than a second.
const maxSegmented = 20_000;

/**
 * Returns the number of words of a text, by the rules of its script: Japanese words have no spaces between them. In a
 * text of more than 20,000 characters, spaces separate the words.
 */
export function countWords(text: string): number {
  if (text.length > maxSegmented) return countBetweenSpaces(text);
  const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });
  let count = 0;
  for (const part of text.match(parts) ?? [])
    for (const found of segmenter.segment(part)) if (isWord(found)) count += 1;
  return count;
}

/** Makes no string for each word and calls no regular expression for it: a megabyte has two hundred thousand words. */
function countBetweenSpaces(text: string): number {
  let count = 0;
  let isInWord = false;
  for (let index = 0; index < text.length; index += 1) {
    const isSpace = isSpaceAt(text, index);
    if (isInWord && isSpace) count += 1;
    isInWord = !isSpace;
  }
  return isInWord ? count + 1 : count;
}

const space = /\s/;
const LAST_ASCII = 0x7f;

function isSpaceAt(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code > LAST_ASCII ? space.test(text.charAt(index)) : code === 0x20 || (code >= 0x09 && code <= 0x0d);
}
