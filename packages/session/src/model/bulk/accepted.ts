import { acceptedValue, ownValue, schemaOf, type Value } from "@glossa/question-types/schema";
import type { Draft, QuestionInput } from "../record/draft";
import type { RecordInput, RecordState } from "../record/record-state";
import { isSameValue } from "../record/response";
import { draftInBulk, isOfOneText } from "./bulk-values";

/** What accepting suggestions would change in one record. */
export interface AcceptedChange {
  recordId: string;
  question: string;
  /** What the user has answered; undefined for nothing. */
  before: Value | undefined;
  after: Value;
}

export interface AcceptInput {
  form: Draft;
  questions: readonly QuestionInput[];
  /** The lowest score of a suggestion that is accepted; suggestions without a score have the score 0. */
  leastScore: number;
}

/**
 * The draft of a record with the values of the form, what the user has answered, and the suggested values for
 * all other questions. Parts of a suggested list with a lower score are left out.
 */
export function draftWithAccepted(
  record: Pick<RecordInput, "suggestions">,
  work: Pick<RecordState, "draft">,
  { form, questions, leastScore }: AcceptInput,
): Draft {
  const draft = draftInBulk(form, work, questions);
  const accepted = questions.flatMap((question) => {
    const suggestion = record.suggestions.find(({ question_id }) => question_id === question.id);
    if (!suggestion || ownValue(draft, question.name) || isOfOneText(question.settings.type)) return [];
    const { settings } = question;
    const value = acceptedValue(schemaOf(settings.type), settings, suggestion, leastScore);
    return value === undefined ? [] : [[question.name, { value, isPencil: false }] as const];
  });
  return { ...draft, ...Object.fromEntries(accepted) };
}

/**
 * What accepting the suggestions of these records would change, in their order. A record with a suggestion to accept also
 * gets the values of the form, which may replace what the user has answered.
 *
 * @param rows the records with their states
 * @param accepting the values of the form, and the lowest score
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * const { bulk, questions, records, recordStates } = session.getState();
 * const rows = bulk.selected.flatMap((id) => {
 *   const [record, work] = [records[id], recordStates[id]];
 *   return record && work ? [{ record, work }] : [];
 * });
 * const changes = acceptedChanges(rows, { form: bulk.draft, questions, leastScore: 0.8 });
 * document.title = `${changes.length} suggestions above 80 %`;
 */
export function acceptedChanges(
  rows: readonly { record: Pick<RecordInput, "id" | "suggestions">; work: Pick<RecordState, "draft"> }[],
  accepting: AcceptInput,
): AcceptedChange[] {
  const { form, questions } = accepting;
  return rows.flatMap(({ record, work }) => {
    const draft = draftWithAccepted(record, work, accepting);
    const changesFrom = (before: Draft) =>
      changed(before, draft, questions).map((change) => ({ recordId: record.id, ...change }));
    const isAccepting = changesFrom(draftInBulk(form, work, questions)).length > 0;
    return isAccepting ? changesFrom(draftInBulk({}, work, questions)) : [];
  });
}

function changed(from: Draft, to: Draft, questions: readonly QuestionInput[]) {
  return questions.flatMap(({ name }) => {
    const [before, after] = [ownValue(from, name), ownValue(to, name)];
    if (!after || after === before || isSameValue(before?.value, after.value)) return [];
    return [{ question: name, before: before?.value, after: after.value }];
  });
}
