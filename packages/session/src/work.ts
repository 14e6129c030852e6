import type { Answer, StoredAnswer } from "./answer";
import { type Draft, isModified, openingDraft, type QuestionFacts, type SuggestionFacts } from "./draft";
import type { OutboxEntry } from "./outbox/entry";
import { type QueueStatus, setOf } from "./queue";

/** A record as the session needs it; the app's records may carry more. */
export interface RecordFacts {
  id: string;
  suggestions: readonly SuggestionFacts[];
  /** This person's answer as the server holds it. */
  response: StoredAnswer | null;
}

/** All that goes on around one record. */
export interface Work {
  draft: Draft;
  /** The draft as it was opened, saved or put into the outbox last. */
  snapshot: Draft;
  confirmed: StoredAnswer | null;
  entry: OutboxEntry | null;
  nextTryAt: number | undefined;
}

/** The work on a record as the server and the outbox have it. */
export function openWork(
  questions: readonly QuestionFacts[],
  record: RecordFacts,
  entry: OutboxEntry | undefined,
): Work {
  const answer = entry ? entry.wanted : record.response;
  const draft = openingDraft(questions, record.suggestions, answer?.values ?? null);
  return { draft, snapshot: draft, confirmed: record.response, entry: entry ?? null, nextTryAt: undefined };
}

/** The answer that counts for a person: what they gave last, whether the server knows it yet or not. */
export function answerOf(work: Work): Answer | null {
  const answer = work.entry ? work.entry.wanted : work.confirmed;
  return answer && { status: answer.status, values: answer.values };
}

/** The set in which a record stands for this person. */
export function statusOf(work: Work): QueueStatus {
  return setOf(answerOf(work));
}

/** Whether what is on screen of a record was changed since it was opened or saved. */
export function isTouched(work: Work, questions: readonly QuestionFacts[]): boolean {
  return isModified(work.draft, work.snapshot, questions);
}

/** Whether the server holds a newer answer to a record that nobody is working on here. */
export function isAnsweredElsewhere(
  work: Work,
  { response }: RecordFacts,
  questions: readonly QuestionFacts[],
): boolean {
  const isNewer = response !== null && (!work.confirmed || response.updatedAt > work.confirmed.updatedAt);
  return isNewer && !work.entry && !isTouched(work, questions);
}
