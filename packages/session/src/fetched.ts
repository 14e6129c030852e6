import { commit, reset } from "./criteria/criteria";
import { isOpen, type OutboxEntry } from "./outbox/entry";
import {
  currentId,
  type Fetch,
  firstOpen,
  isBehindAnswers,
  openQueue,
  type QueueStatus,
  setOf,
  withIndex,
  withPage,
} from "./queue";
import { type SessionState, withFocusOnOpen } from "./state";
import { type Heard, isQuiet, totalAsConfirmed } from "./total";
import { isAnsweredElsewhere, openWork, type RecordFacts } from "./work";

/** Records as the server hands them out. */
export interface Page<R extends RecordFacts> {
  records: readonly R[];
  total: number;
  /** Whether what colleagues are on was kept back. */
  isShared?: boolean;
}

/** A page that was asked for, and when (ms since 1970): answers that were confirmed since may be missing in it. */
export interface AskedPage<R extends RecordFacts> {
  page: Promise<Page<R>>;
  askedAt: number;
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

/** The state with a fetched page of its queue. */
export function withFetched<R extends RecordFacts>(
  state: SessionState<R>,
  page: Page<R> & {
    fetch: Fetch;
    entries: ReadonlyMap<string, OutboxEntry>;
    /** What was heard of answers when the page was asked for. */
    asked: Heard;
  },
): SessionState<R> {
  const ids = page.records.map(({ id }) => id);
  const wasEmpty = currentId(state.queue) === undefined;
  const next = withRecords(state, page.records, page.entries);
  const asked = { ...state.queue, isShared: page.isShared ?? false };
  const total = totalAsConfirmed(state.queue, state.work, {
    ids,
    total: page.total,
    asked: page.asked.work,
  });
  const isTotalSure = isQuiet(state.queue, state, page.asked);
  const leaving = new Set(ids.filter((id) => isLeaving(page.entries.get(id), state.queue.status)));
  const queue = { ...withPage(asked, { fetch: page.fetch, ids, total, leaving }), isTotalSure };
  const load = isBehindAnswers(state.queue, queue) ? state.load : "ready";
  return wasEmpty ? withFocusOnOpen({ ...next, queue, load }) : { ...next, queue, load };
}

/** Whether an answer on its way takes its record out of the set. One that waits for a person is to be seen. */
function isLeaving(entry: OutboxEntry | undefined, status: QueueStatus): boolean {
  return isOpen(entry) && entry.hold === null && setOf(entry.wanted) !== status;
}

/** The state with what the server counts, where nothing happened meanwhile. */
export function withCount<R extends RecordFacts>(
  state: SessionState<R>,
  total: number,
  asked: Heard,
): SessionState<R> {
  if (!isQuiet(state.queue, state, asked)) return state;
  return { ...state, queue: { ...state.queue, total, isTotalSure: true } };
}

/**
 * The state after records could not be fetched and none is on screen. What was passed over and is held can be answered
 * without a server; else the criteria may be why nothing comes.
 */
export function withFailure<R extends RecordFacts>(state: SessionState<R>): SessionState<R> {
  if (currentId(state.queue) !== undefined) return state;
  const passedOver = firstOpen(state.queue);
  if (passedOver !== undefined)
    return withFocusOnOpen({ ...state, queue: withIndex(state.queue, passedOver), load: "ready" });
  const criteria = commit(reset(state.criteria));
  return { ...state, criteria, queue: openQueue(criteria.committed.status), load: "failed" };
}
