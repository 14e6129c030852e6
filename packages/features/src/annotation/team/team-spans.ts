import type { Question } from "@glossa/contract";
import { toUtf16 } from "@glossa/design-system/spans";
import { spanText, type Value, type ValueOf } from "@glossa/question-types/schema";

/** A span of somebody else's answer. */
export interface TeamSpan {
  span: ValueOf<"span">[number];
  /** Its label and its words. */
  text: string;
  /** Which of several places with these words it is, from 1, and how many there are; absent for the only one. */
  place?: { number: number; count: number };
}

/** So many are listed one by one; an answer with more can still be shown in the text, and taken over, as a whole. */
const mostListed = 50;

/**
 * Returns the first spans of an answer, each with what distinguishes it from others with the same words.
 *
 * @param question of spans; those of other types have none
 * @param value of the answer
 * @param fields the values of the record by the names of the fields
 * @example
 * declare const question: Question; // marks people and places in the field "text"
 * const value = [{ label: "place", start: 9, end: 13 }];
 * teamSpansOf(question, value, { text: "Rome and Rome" }); // [{ text: "Place “Rome”", place: { number: 2, count: 2 }, … }]
 */
export function teamSpansOf(
  { settings }: Pick<Question, "settings">,
  value: Value,
  fields: Readonly<Record<string, unknown>>,
): TeamSpan[] | undefined {
  const text = settings.type === "span" && Object.hasOwn(fields, settings.field) && fields[settings.field];
  if (settings.type !== "span" || typeof text !== "string") return undefined;
  const starts = new Map<string, readonly number[]>();
  const listed = (value as ValueOf<"span">).slice(0, mostListed);
  // A text can have a million letters: it is read once, and only the words are cut out of it.
  return toUtf16(text, listed).map(({ start, end }, index) => {
    const span = listed[index] as TeamSpan["span"];
    const words = text.slice(start, end);
    const known = starts.get(words) ?? startsOf(words, text);
    starts.set(words, known);
    const number = known.indexOf(start) + 1;
    const isOneOfSeveral = known.length > 1 && number > 0;
    return {
      span,
      text: spanText(settings.options, span.label, words),
      ...(isOneOfSeveral && { place: { number, count: known.length } }),
    };
  });
}

function startsOf(words: string, text: string): number[] {
  const starts: number[] = [];
  if (words === "") return starts;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) starts.push(at);
  return starts;
}
