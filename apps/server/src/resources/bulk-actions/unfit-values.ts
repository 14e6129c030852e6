import type { ResponseValues } from "@glossa/contract";
import { acceptedValue, fittingValue, ownValue, schemaOf } from "@glossa/question-types/schema";
import type { SchemaQuestion } from "../datasets/dataset-schema";
import { firstReason } from "../records/record-rules";
import type { OwnParts, Suggested } from "./values-of-record";

interface Given {
  common: ResponseValues;
  questions: readonly SchemaQuestion[];
  /** The lowest score of suggestions to accept; undefined: none are accepted. */
  leastScore: number | undefined;
}

/**
 * Why a record gets no response: a value or an accepted suggestion that would be part of it does not have the form of its
 * question's type. Other programs may have written it to the database.
 */
export function unfitProblem(own: OwnParts, given: Given): string | undefined {
  return firstReason(given.questions, ({ name, settings: { type } }) => {
    const isReplaced = !schemaOf(type).isOfOneText && ownValue(given.common, name) !== undefined;
    if (isReplaced) return undefined;
    const kept = ownValue(own.values, name);
    if (kept) return isFit(type, kept.value) ? undefined : problemOf("response value", name, type);
    const suggestion = ownValue(own.suggested, name);
    if (!suggestion || isFit(type, suggestion.value) || !isAccepted(suggestion, type, given))
      return undefined;
    return problemOf("suggestion", name, type);
  });
}

function problemOf(what: string, name: string, type: string): string {
  return `the ${what} for question with name='${name}' is not a value of type '${type}'`;
}

/** The suggestions whose values have the form of their question's type; the others count as none. */
export function fittingSuggestions(suggested: Suggested, questions: readonly SchemaQuestion[]): Suggested {
  const fitting = questions.flatMap(({ name, settings }) => {
    const suggestion = ownValue(suggested, name);
    return suggestion && isFit(settings.type, suggestion.value) ? [[name, suggestion] as const] : [];
  });
  return Object.fromEntries(fitting);
}

function isFit(type: string, value: unknown): boolean {
  return fittingValue(type, value) !== undefined;
}

/** Whether the score is high enough. The rules of a type expect its form, so they are left out. */
function isAccepted(suggestion: Suggested[string], type: string, { leastScore }: Given): boolean {
  if (leastScore === undefined) return false;
  const anyForm = { completeness: () => "complete" as const };
  return acceptedValue(anyForm, { type }, suggestion, leastScore) !== undefined;
}
