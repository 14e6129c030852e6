import { optionText } from "../schema-parts/option-text";
import type { LabelOption } from "../schema-parts/options";

/** Enough to recognise a span by. */
const mostQuoted = 60;

/**
 * A span as text: its label and the words that it marks, of which only the beginning if they are many.
 *
 * @param options the labels of the question
 * @param label of the span
 * @param words the part of the text that it marks
 * @example
 * spanText([{ value: "place", text: "Place", description: null }], "place", "Rome"); // "Place “Rome”"
 */
export function spanText(options: readonly LabelOption[], label: string, words: string): string {
  return `${optionText(options, label)} “${quoteOf(words)}”`;
}

function quoteOf(words: string): string {
  // A span can mark a whole text of a million letters. No letter has more than two units.
  const letters = [...words.slice(0, 2 * (mostQuoted + 1))];
  return letters.length > mostQuoted ? `${letters.slice(0, mostQuoted - 1).join("")}…` : words;
}
