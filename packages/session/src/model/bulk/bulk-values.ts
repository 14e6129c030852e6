import { ownValue, shownSchemaOf } from "@glossa/question-types/schema";
import { type Draft, isSubmittable, type QuestionInput } from "../record/draft";
import type { RecordState } from "../record/record-state";

/**
 * The draft of a record with the values of the form. Where the form has no value, the record
 * keeps what the user has answered; suggestions are not answers here, except spans, which each record keeps.
 */
export function draftInBulk(
  form: Draft,
  { draft }: Pick<RecordState, "draft">,
  questions: readonly QuestionInput[],
): Draft {
  const entries = questions.flatMap(({ name, settings }) => {
    const isOwn = isOfOneText(settings.type);
    const own = ownValue(draft, name);
    const kept = own && (isOwn || !own.isPencil) ? own : undefined;
    const value = isOwn ? kept : (ownValue(form, name) ?? kept);
    return value ? [[name, { value: value.value, isPencil: false }] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Whether the values of the form complete every one of these records.
 *
 * @param form the values for all records
 * @param records the states of the selected ones
 * @param questions those of the dataset
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * const { bulk, recordStates, questions } = session.getState();
 * const selected = bulk.selected.flatMap((id) => recordStates[id] ?? []);
 * const submit = document.createElement("button");
 * submit.disabled = !canSubmitAll(bulk.draft, selected, questions);
 */
export function canSubmitAll(
  form: Draft,
  records: readonly Pick<RecordState, "draft">[],
  questions: readonly QuestionInput[],
): boolean {
  return (
    records.length > 0 && records.every((one) => isSubmittable(draftInBulk(form, one, questions), questions))
  );
}

/** Whether the values of a question belong to the text of one record. */
export function isOfOneText(type: string): boolean {
  return shownSchemaOf(type).isOfOneText === true;
}
