import type { QuestionSettings } from "@glossa/question-types/schema";
import { type InitialWords, initialSettings } from "@glossa/question-types/settings";
import { questionBase } from "../creation/named-part";
import type { HubQuestion } from "./hub-draft";

/** The words that a question of another type needs. */
export interface TypeWords extends InitialWords {
  /** The name of a type, as new questions are titled. */
  titleOf: (type: QuestionSettings["type"]) => string;
}

/**
 * A question of another type, at the same place: a name and a title that came from the old type get the new one and
 * keep their number. Labels are kept if the new type has labels, too, but for the examples of the old type.
 */
export function withType(
  question: HubQuestion,
  type: QuestionSettings["type"],
  words: TypeWords,
): HubQuestion {
  const { settings, name, givenName, title } = question;
  if (type === settings.type) return question;
  const [oldBase, base] = [baseOf(settings.type, words), baseOf(type, words)];
  const number = numberAfter(name, oldBase);
  const given = givenName === undefined ? undefined : numberAfter(givenName, oldBase);
  const initial = initialSettings(type, words);
  return {
    ...question,
    name: number === undefined ? name : `${base}_${number}`,
    ...(given !== undefined && { givenName: `${base}_${given}` }),
    title: isTitleOfType(question, words) ? `${words.titleOf(type)} ${number}` : title,
    settings: withLabels(initial, settings, initialSettings(settings.type, words)),
    // Its values may not fit the new type.
    column: undefined,
    isProposed: false,
  };
}

/** Whether the title is the one that a new question of its type is given. */
export function isTitleOfType({ settings: { type }, name, title }: HubQuestion, words: TypeWords): boolean {
  const number = numberAfter(name, baseOf(type, words));
  return number !== undefined && title === `${words.titleOf(type)} ${number}`;
}

function baseOf(type: QuestionSettings["type"], words: TypeWords): string {
  return questionBase(type, words.titleOf(type));
}

function numberAfter(name: string, base: string): string | undefined {
  const number = name.startsWith(`${base}_`) ? name.slice(base.length + 1) : "";
  return /^\d+$/.test(number) ? number : undefined;
}

/** Types whose options are labels. */
function withLabels(
  initial: QuestionSettings,
  old: QuestionSettings,
  untouched: QuestionSettings,
): QuestionSettings {
  const hasLabels = ({ type }: QuestionSettings) =>
    type !== "text" && type !== "rating" && type !== "ranking";
  if (!hasLabels(initial) || !hasLabels(old) || !("options" in old)) return initial;
  if (textsOf(old) === textsOf(untouched)) return initial;
  return { ...initial, options: old.options } as QuestionSettings;
}

function textsOf(settings: QuestionSettings): string {
  return "options" in settings ? JSON.stringify(settings.options.map(({ value }) => value)) : "";
}
