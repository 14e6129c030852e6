import { isBorder, type TextRange } from "./units";

/**
 * Every other place where just the same characters stand. What begins and ends with whole words is found as
 * whole words only; found places do not overlap each other or the one that they are like.
 */
export function otherOccurrences(text: string, { start, end }: TextRange): TextRange[] {
  const words = text.slice(start, end);
  if (words.trim() === "") return [];
  const isWhole = isWordBorders(text, { start, end });
  const found: TextRange[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    const place = { start: at, end: at + words.length };
    const isOther = place.end <= start || place.start >= end;
    if (isOther && (!isWhole || isWordBorders(text, place))) found.push(place);
  }
  return found;
}

function isWordBorders(text: string, { start, end }: TextRange): boolean {
  return isBorder(text, start, "word") && isBorder(text, end, "word");
}
