import {
  acceptedValue,
  ownValue,
  shownSchemaOf,
  suggestionFor,
  type Value,
} from "@glossa/question-types/schema";
import { type Draft, isSubmittable, type QuestionInput } from "../record/draft";
import type { RecordInput, RecordState } from "../record/record-state";
import { isSameValue } from "../record/response";
import { draftInBulk, isOfOneText } from "./bulk-values";

/** What accepting suggestions would change in one record. */
export interface AcceptedChange {
  recordId: string;
  question: string;
  /** The user's answer; undefined for none. */
  before: Value | undefined;
  after: Value;
  /** Whether the record can be submitted with all its changes: no required question is left without an answer. */
  isComplete: boolean;
}

export interface AcceptInput {
  form: Draft;
  questions: readonly QuestionInput[];
  /** The lowest score of a suggestion that is accepted; suggestions without a score have the score 0. */
  leastScore: number;
}

/**
 * The draft of a record with the values of the form, what the user has answered, and the suggested values for
 * all other questions. Parts of a suggested list with a lower score are left out, spans too.
 */
export function draftWithAccepted(
  record: Pick<RecordInput, "suggestions">,
  recordState: Pick<RecordState, "draft">,
  { form, questions, leastScore }: AcceptInput,
): Draft {
  const draft = draftInBulk(form, withoutPencil(recordState), questions);
  const accepted = questions.flatMap((question) => {
    const { settings } = question;
    const suggestion = suggestionFor(question, record.suggestions);
    // Spans that the user has taken out are not suggested again.
    const isGone = isOfOneText(settings.type) && !ownValue(recordState.draft, question.name)?.isPencil;
    if (!suggestion || isGone || ownValue(draft, question.name)) return [];
    const value = acceptedValue(shownSchemaOf(settings.type), settings, suggestion, leastScore);
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
 *   const [record, recordState] = [records[id], recordStates[id]];
 *   return record && recordState ? [{ record, recordState }] : [];
 * });
 * const changes = acceptedChanges(rows, { form: bulk.draft, questions, leastScore: 0.8 });
 * document.title = `${changes.length} suggestions above 80 %`;
 */
export function acceptedChanges(
  rows: readonly {
    record: Pick<RecordInput, "id" | "suggestions">;
    recordState: Pick<RecordState, "draft">;
  }[],
  accepting: AcceptInput,
): AcceptedChange[] {
  const { form, questions } = accepting;
  return rows.flatMap(({ record, recordState }) => {
    const draft = draftWithAccepted(record, recordState, accepting);
    const isComplete = isCompleteWith(draft, recordState, questions);
    const changesFrom = (before: Draft) =>
      changed(before, draft, questions).map((change) => ({ recordId: record.id, ...change, isComplete }));
    const own = withoutPencil(recordState);
    const isAccepting = changesFrom(draftInBulk(form, own, questions)).length > 0;
    return isAccepting ? changesFrom(draftInBulk({}, own, questions)) : [];
  });
}

/** Whether a record can be submitted with a draft into which suggestions were accepted, none of a required question left out. */
export function isCompleteWith(
  draft: Draft,
  recordState: Pick<RecordState, "draft">,
  questions: readonly QuestionInput[],
): boolean {
  return isSubmittable(draft, questions) && !leavesOutRequired(recordState, draft, questions);
}

/**
 * Whether the suggestion for a required question was left out. For spans, a submitted response without them would mean
 * that the text has none.
 *
 * @param recordState the record before
 * @param draft with what was accepted
 */
export function leavesOutRequired(
  recordState: Pick<RecordState, "draft">,
  draft: Draft,
  questions: readonly QuestionInput[],
): boolean {
  return questions.some(
    ({ name, required }) => required && ownValue(recordState.draft, name)?.isPencil && !ownValue(draft, name),
  );
}

/**
 * The values of a record that an action of the server must not replace when it accepts suggestions: what the user has
 * answered. Of spans also those that are accepted, because the server adds none to a record with values of its own.
 */
export function ownWhenAccepting(
  record: Pick<RecordInput, "suggestions">,
  recordState: Pick<RecordState, "draft">,
  { questions, leastScore }: Omit<AcceptInput, "form">,
): Draft {
  const ofTexts = questions.filter(({ settings }) => isOfOneText(settings.type));
  return {
    ...draftInBulk({}, withoutPencil(recordState), questions),
    ...draftWithAccepted(record, recordState, { form: {}, questions: ofTexts, leastScore }),
  };
}

/** The user's answers, without untouched suggestions. */
function withoutPencil({ draft }: Pick<RecordState, "draft">): Pick<RecordState, "draft"> {
  return { draft: Object.fromEntries(Object.entries(draft).filter(([, value]) => !value?.isPencil)) };
}

function changed(from: Draft, to: Draft, questions: readonly QuestionInput[]) {
  return questions.flatMap(({ name }) => {
    const [before, after] = [ownValue(from, name), ownValue(to, name)];
    if (!after || after === before || isSameValue(before?.value, after.value)) return [];
    return [{ question: name, before: before?.value, after: after.value }];
  });
}
