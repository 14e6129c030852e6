import { type Answer, isSameAnswer, type StoredAnswer } from "./answer";
import { type CriteriaState, commit, isWaiting, reset, rollback, withChange } from "./criteria/criteria";
import { focusOn } from "./criteria/page";
import {
  type Draft,
  firstUnanswered,
  isModified,
  openingDraft,
  type QuestionFacts,
  type SuggestionFacts,
} from "./draft";
import type { OutboxEntry } from "./outbox/entry";
import {
  currentId,
  type Fetch,
  openQueue,
  pageOf,
  type Queue,
  type QueueStatus,
  setOf,
  withCounted,
  withMembership,
  withPage,
} from "./queue";
import { isQuiet, totalAsConfirmed } from "./total";
import { emptyHistory, type History, type Step } from "./undo";

/** A record as the session needs it; the app's records may carry more. */
export interface RecordFacts {
  id: string;
  suggestions: readonly SuggestionFacts[];
  /** This person's answer as the server holds it. */
  response: StoredAnswer | null;
}

/** Records as the server hands them out. */
export interface Page<R extends RecordFacts> {
  records: readonly R[];
  total: number;
  /** Whether what colleagues are on was kept back. */
  isShared?: boolean;
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

/** Something that happened and should be said; `serial` tells equal ones apart. */
export type Said =
  | { serial: number; kind: "undone" | "redone"; step: Step }
  | { serial: number; kind: "showing"; status: QueueStatus }
  | { serial: number; kind: "nothingToUndo" }
  | { serial: number; kind: "nothingToRedo" };

/** The whole state of one annotation page. */
export interface SessionState<R extends RecordFacts = RecordFacts> {
  questions: readonly QuestionFacts[];
  criteria: CriteriaState;
  queue: Queue;
  /** Whether the page waits for records, has them, or could not get them. */
  load: "loading" | "ready" | "failed";
  records: Readonly<Record<string, R>>;
  work: Readonly<Record<string, Work>>;
  history: History;
  /** Where the keyboard should go; a new serial asks again for the same question. */
  focus: { question: string | undefined; serial: number };
  said: Said | undefined;
  /** True while the server can't be reached. */
  isOut: boolean;
  /** The record whose answer is being made safe; a second one has to wait. */
  putting: string | undefined;
}

/** A session before its first page. */
export function openState<R extends RecordFacts>(
  questions: readonly QuestionFacts[],
  criteria: CriteriaState,
): SessionState<R> {
  const { status, page } = criteria.committed;
  return {
    questions,
    criteria,
    queue: openQueue(status, page.page),
    load: "loading",
    records: {},
    work: {},
    history: emptyHistory,
    focus: { question: undefined, serial: 0 },
    said: undefined,
    isOut: false,
    putting: undefined,
  };
}

/** The state with criteria that follow where an answer, an undo or the end of the queue has led. */
export function withPlace<R extends RecordFacts>(state: SessionState<R>): SessionState<R> {
  const page = pageOf(state.queue);
  if (state.criteria.committed.page.page === page) return state;
  const isAsked = state.criteria.working.page.page === page;
  const led = withChange(rollback(state.criteria), { page: focusOn(page) }, true);
  return { ...state, criteria: commit(isAsked ? state.criteria : led) };
}

/** The state after records could not be fetched and none is on screen: the criteria may be why. */
export function withFailure<R extends RecordFacts>(state: SessionState<R>): SessionState<R> {
  if (currentId(state.queue) !== undefined) return state;
  const criteria = commit(reset(state.criteria));
  return { ...state, criteria, queue: openQueue(criteria.committed.status), load: "failed" };
}

/** Whether somebody has to say first if the changes of a submitted answer may go out of sight. */
export function isAsking<R extends RecordFacts>(state: SessionState<R>): boolean {
  return isWaiting(state.criteria) && hidesChanges(state);
}

function hidesChanges<R extends RecordFacts>(state: SessionState<R>): boolean {
  const work = state.work[currentId(state.queue) ?? ""];
  return work !== undefined && statusOf(work) === "submitted" && isTouched(work, state.questions);
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

/** The state with records that came from the server; those being worked on keep their drafts, others follow it. */
export function withRecords<R extends RecordFacts>(
  state: SessionState<R>,
  records: readonly R[],
  entries: ReadonlyMap<string, OutboxEntry>,
): SessionState<R> {
  const fresh = records.filter((record) => {
    const work = state.work[record.id];
    return !work || isAnsweredElsewhere(work, record, state.questions);
  });
  const opened = fresh.map((record) => [
    record.id,
    openWork(state.questions, record, entries.get(record.id)),
  ]);
  return {
    ...state,
    records: { ...state.records, ...Object.fromEntries(records.map((record) => [record.id, record])) },
    work: { ...state.work, ...Object.fromEntries(opened) },
  };
}

function isAnsweredElsewhere(
  work: Work,
  { response }: RecordFacts,
  questions: readonly QuestionFacts[],
): boolean {
  const isNewer = response !== null && (!work.confirmed || response.updatedAt > work.confirmed.updatedAt);
  return isNewer && !work.entry && !isTouched(work, questions);
}

function openWork(
  questions: readonly QuestionFacts[],
  record: RecordFacts,
  entry: OutboxEntry | undefined,
): Work {
  const answer = entry ? entry.wanted : record.response;
  const draft = openingDraft(questions, record.suggestions, answer?.values ?? null);
  return { draft, snapshot: draft, confirmed: record.response, entry: entry ?? null, nextTryAt: undefined };
}

/** The state with a fetched page of its queue. */
export function withFetched<R extends RecordFacts>(
  state: SessionState<R>,
  page: Page<R> & {
    fetch: Fetch;
    entries: ReadonlyMap<string, OutboxEntry>;
    /** The work as it was when the page was asked for. */
    asked: SessionState<R>["work"];
  },
): SessionState<R> {
  const ids = page.records.map(({ id }) => id);
  const wasEmpty = currentId(state.queue) === undefined;
  const next = withRecords(state, page.records, page.entries);
  const asked = { ...state.queue, isShared: page.isShared ?? false };
  const total = totalAsConfirmed(state.queue, state.work, { ids, total: page.total, asked: page.asked });
  const isTotalSure = isQuiet(state.queue, state.work, page.asked);
  const queue = { ...withPage(asked, ids, total, page.fetch), isTotalSure };
  return wasEmpty ? withFocusOnOpen({ ...next, queue, load: "ready" }) : { ...next, queue, load: "ready" };
}

/** The state with what the server counts, where nothing happened meanwhile. */
export function withCount<R extends RecordFacts>(
  state: SessionState<R>,
  total: number,
  asked: SessionState<R>["work"],
): SessionState<R> {
  if (!isQuiet(state.queue, state.work, asked)) return state;
  return { ...state, queue: { ...state.queue, total, isTotalSure: true } };
}

/** The state with some of one record's work changed. */
export function withWork<R extends RecordFacts>(
  state: SessionState<R>,
  recordId: string,
  change: Partial<Work>,
): SessionState<R> {
  const work = state.work[recordId];
  if (!work) return state;
  const changed = { ...work, ...change };
  const queue = withMembership(state.queue, recordId, statusOf(changed));
  return { ...state, queue, work: { ...state.work, [recordId]: changed } };
}

/** The state with the keyboard asked to go to a question. */
export function withFocus<R extends RecordFacts>(
  state: SessionState<R>,
  question: string | undefined,
): SessionState<R> {
  return { ...state, focus: { question, serial: state.focus.serial + 1 } };
}

/** The state with the keyboard asked to go to where the record on screen goes on. */
export function withFocusOnOpen<R extends RecordFacts>(state: SessionState<R>): SessionState<R> {
  const id = currentId(state.queue);
  const work = id === undefined ? undefined : state.work[id];
  return work ? withFocus(state, firstUnanswered(work.draft, state.questions)) : state;
}

/** The state after the server confirmed what it holds of a record; totals move by what really changed. */
export function withConfirmed<R extends RecordFacts>(
  state: SessionState<R>,
  recordId: string,
  stored: StoredAnswer | null,
  next: OutboxEntry | null,
): SessionState<R> {
  const work = state.work[recordId];
  if (!work) return state;
  const counted = {
    ...state,
    queue: withCounted(state.queue, setOf(work.confirmed), setOf(stored)),
  };
  const shown = answerOf(work);
  const confirmed = withWork(counted, recordId, { confirmed: stored, entry: next, nextTryAt: undefined });
  return withElsewhere(confirmed, recordId, shown);
}

/**
 * The state after an entry was changed, here or in another tab. A draft that nobody is changing here follows;
 * one that is being changed stays.
 */
export function withEntry<R extends RecordFacts>(
  state: SessionState<R>,
  recordId: string,
  entry: OutboxEntry | null,
): SessionState<R> {
  const work = state.work[recordId];
  if (!work) return state;
  const shown = answerOf(work);
  return withElsewhere(withWork(state, recordId, { entry }), recordId, shown);
}

function withElsewhere<R extends RecordFacts>(
  state: SessionState<R>,
  recordId: string,
  shown: Answer | null,
): SessionState<R> {
  const work = state.work[recordId];
  const record = state.records[recordId];
  // What is being put away here says itself what is to be seen of it.
  if (!work || !record || state.putting === recordId) return state;
  const answer = answerOf(work);
  if (isSameAnswer(answer, shown) || isTouched(work, state.questions)) return state;
  const draft = openingDraft(state.questions, record.suggestions, answer?.values ?? null);
  return withWork(state, recordId, { draft, snapshot: draft });
}
