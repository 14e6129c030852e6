import type { Question } from "@glossa/contract";
import { schemaOf } from "@glossa/question-types/schema";

/** Whether a form can submit by itself: its only question is answered by one key. */
export function canSubmitAtOnce(questions: readonly Question[]): boolean {
  const [only, ...others] = questions;
  return only !== undefined && others.length === 0 && schemaOf(only.settings.type).answersAtOnce;
}

/** What decides whether a key press submits the record. */
export interface AutoSubmitFacts {
  isOn: boolean;
  questions: readonly Question[];
  key: string;
  /** The record differs from its last saved state, be it that pencil became ink. */
  isModified: boolean;
  /** The key chose something; the key of what was chosen takes it out. */
  isAnswered: boolean;
}

/** Whether a key press submits the record: a digit, where it is switched on, that answers the only question. */
export function submitsAtOnce({ isOn, questions, key, isModified, isAnswered }: AutoSubmitFacts): boolean {
  return isOn && isModified && isAnswered && /^\d$/.test(key) && canSubmitAtOnce(questions);
}
