import type { Question } from "@glossa/contract";
import { ownValue, schemaOf } from "@glossa/question-types/schema";
import type { FormView, ValueOnScreen } from "../view-model";

/** Whether a question keeps the record from being submitted: required and empty, or partially answered. */
export function isMissing({ required, settings }: Question, answer: ValueOnScreen | undefined): boolean {
  const { completeness, emptyAnswer } = schemaOf(settings.type);
  const state = completeness(answer?.value, settings);
  if (answer && state === "complete") return false;
  return (required && emptyAnswer === undefined) || state === "partial";
}

/** The question to focus if a record cannot be submitted; if all are optional, one of them must be answered. */
export function firstMissing({ questions, answers }: FormView): string | undefined {
  const missing = questions.find((question) => isMissing(question, ownValue(answers, question.name)));
  return (missing ?? questions[0])?.name;
}
