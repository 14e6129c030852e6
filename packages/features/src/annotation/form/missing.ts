import type { Question } from "@glossa/contract";
import { fittingValue, ownValue, shownSchemaOf } from "@glossa/question-types/schema";
import type { FormView, ValueOnScreen } from "../view-model";

/** Whether a question keeps the record from being submitted: required and empty, or partially answered. */
export function isMissing({ required, settings }: Question, value: ValueOnScreen | undefined): boolean {
  const { completeness, emptyValue } = shownSchemaOf(settings.type);
  const state = completeness(fittingValue(settings.type, value?.value), settings);
  if (value && state === "complete") return false;
  return (required && emptyValue === undefined) || state === "partial";
}

/** The question to focus if a record cannot be submitted; if all are optional, one of them must be answered. */
export function firstMissing({ questions, values }: FormView): string | undefined {
  const missing = questions.find((question) => isMissing(question, ownValue(values, question.name)));
  return (missing ?? questions[0])?.name;
}
