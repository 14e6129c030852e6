import { ownValue, schemaOf, type Value } from "@glossa/question-types/schema";
import { type Draft, meantBy, type QuestionInput, type SuggestionInput } from "../record/draft";
import type { RecordInput, RecordState } from "../record/record-state";
import { draftInBulk, isOfOneText } from "./bulk-values";

/** What accepting suggestions would change in one record. */
export interface AcceptedChange {
  recordId: string;
  question: string;
  /** The value that the record has without its suggestions; undefined for none. */
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
    const value = acceptedValue(question, suggestion, leastScore);
    return value === undefined ? [] : [[question.name, { value, isPencil: false }] as const];
  });
  return { ...draft, ...Object.fromEntries(accepted) };
}

/**
 * What accepting the suggestions of these records would change, in their order.
 *
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
    const kept = draftInBulk(form, work, questions);
    const draft = draftWithAccepted(record, work, accepting);
    return questions.flatMap(({ name }) => {
      const [before, after] = [ownValue(kept, name), ownValue(draft, name)];
      if (!after || after === before || before?.value === after.value) return [];
      return [{ recordId: record.id, question: name, before: before?.value, after: after.value }];
    });
  });
}

function acceptedValue(
  { settings }: QuestionInput,
  suggestion: SuggestionInput,
  leastScore: number,
): Value | undefined {
  const value = meantBy(suggestion, settings.type);
  const { score } = suggestion;
  if (!Array.isArray(score) || !Array.isArray(value)) return lowest(score) >= leastScore ? value : undefined;
  // A ranking is one value: without one of its parts it is incomplete.
  if (schemaOf(settings.type).completeness(value.slice(1), settings) === "partial")
    return lowest(score) >= leastScore ? value : undefined;
  const parts = (value as readonly unknown[]).filter((_part, index) => (score[index] ?? 0) >= leastScore);
  return parts.length > 0 ? (parts as Value) : undefined;
}

function lowest(score: SuggestionInput["score"]): number {
  return typeof score === "number" ? score : Math.min(...(score?.length ? score : [0]));
}
