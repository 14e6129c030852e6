import { fittingValue, isKnownType } from "@glossa/question-types/schema";
import type { QuestionInput } from "../../model/record/draft";

/** A value that is set for a question; undefined removes it. */
interface SetValue {
  question: string;
  value: unknown;
}

/** Throws if there is no such question, or if the value does not have the form of its type: nothing could show it, or send it. */
export function checkValue(questions: readonly QuestionInput[], { question, value }: SetValue): void {
  const type = questions.find(({ name }) => name === question)?.settings.type;
  if (type === undefined) {
    const names = questions.map(({ name }) => `"${name}"`).join(", ");
    throw new Error(`There is no question "${question}", so it gets no value. Name one of these: ${names}.`);
  }
  if (value === undefined || (isKnownType(type) && fittingValue(type, value) !== undefined)) return;
  throw new Error(
    `${JSON.stringify(value)} is not a valid value for question "${question}" of type "${type}". Set a value of its type, or undefined to remove it.`,
  );
}
