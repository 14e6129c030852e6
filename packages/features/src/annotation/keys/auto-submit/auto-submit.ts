import type { Question } from "@glossa/contract";
import { digitOf } from "@glossa/design-system";
import { shownSchemaOf } from "@glossa/question-types/schema";

/** Whether a form can submit by itself: its only question is answered by one key press. */
export function canSubmitAtOnce(questions: readonly Question[]): boolean {
  const [only, ...others] = questions;
  return only !== undefined && others.length === 0 && shownSchemaOf(only.settings.type).isCompletedByOneKey;
}

/** The conditions under which a key press submits the record. */
export interface AutoSubmitInput {
  isOn: boolean;
  questions: readonly Question[];
  key: string;
  /** The record differs from its last saved state, even if only pencil became ink. */
  isModified: boolean;
  /** The key chose an option; false if it removed the choice. */
  isAnswered: boolean;
}

/** Whether a key press submits the record: a digit that answers the only question, if auto-submit is on. */
export function submitsAtOnce({ isOn, questions, key, isModified, isAnswered }: AutoSubmitInput): boolean {
  return isOn && isModified && isAnswered && digitOf(key) !== undefined && canSubmitAtOnce(questions);
}
