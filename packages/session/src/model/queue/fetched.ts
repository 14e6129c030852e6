import { commit, reset, withoutSelection } from "../../criteria/criteria";
import { isFiltered } from "../../criteria/filters/filters";
import type { KeptDraft } from "../../drafts/kept-draft";
import { isOpen, type OutboxEntry } from "../../outbox/entry";
import { idsOnPage } from "../bulk/bulk";
import { openRecordState } from "../record/open-record-state";
import {
  currentResponse,
  hasNewerResponse,
  hasOtherSuggestions,
  isUntouched,
  type RecordInput,
} from "../record/record-state";
import { isSameValue } from "../record/response";
import { type SessionState, withFocusOnOpen } from "../state";
import { withoutRecords } from "../undo";
import { withLeftQueue } from "./left";
import { type IsMember, memberOf } from "./membership";
import { firstOpen, isAtSharedEnd } from "./position";
import {
  currentId,
  type Fetch,
  isBehindPendingWrites,
  queueOf,
  withIndex,
  withMoved,
  withPage,
  withPrevious,
} from "./queue";
import { type Heard, isQuiet, totalAsConfirmed } from "./total";

/** A page of records, as the server returned it. */
export interface FetchedPage<R extends RecordInput> {
  records: readonly R[];
  total: number;
  /** Whether the server withheld records that other users have claimed. */
  isShared?: boolean;
}

/** A requested page and the time of the request (ms since 1970): later confirmations may be missing in it. */
export interface AskedPage<R extends RecordInput> {
  page: Promise<FetchedPage<R>>;
  askedAt: number;
}

/** The data that this browser holds for records, by their ids. */
export interface Held {
  /** Pending writes. */
  entries: ReadonlyMap<string, OutboxEntry>;
  /** Unsaved changes from an earlier visit. */
  kept: ReadonlyMap<string, KeptDraft>;
}

/**
 * The state with records from the server. Records with changes keep their drafts, others take the server's
 * values; those on screen stay as they are if their suggestions differ, because *Submit* must store what the user has seen.
 */
export function withRecords<R extends RecordInput>(
  state: SessionState<R>,
  records: readonly R[],
  held: Held,
): SessionState<R> {
  const shown = new Set(idsOnPage(state));
  const isOutdated = (record: R) => {
    const recordState = shown.has(record.id) ? state.recordStates[record.id] : undefined;
    return recordState !== undefined && hasOtherSuggestions(recordState, record, state.questions);
  };
  return withShownRecords(
    state,
    records.filter((record) => !isOutdated(record)),
    held,
  );
}

/** The same, where the user has asked for the new suggestions of records on screen. */
export function withShownRecords<R extends RecordInput>(
  state: SessionState<R>,
  records: readonly R[],
  { entries, kept }: Held,
): SessionState<R> {
  const { questions } = state;
  const suggested = records.filter((record) => {
    const recordState = state.recordStates[record.id];
    return recordState !== undefined && hasOtherSuggestions(recordState, record, questions);
  });
  const fresh = records.filter((record) => {
    const recordState = state.recordStates[record.id];
    return !recordState || hasNewerResponse(recordState, record, questions) || suggested.includes(record);
  });
  const taken = records.filter((record) => fresh.includes(record) || !keepsSuggestions(state, record));
  const opened = fresh.map((record) => [
    record.id,
    // Records that are already open have their draft.
    openRecordState(
      questions,
      record,
      entries.get(record.id),
      state.recordStates[record.id] ? undefined : kept.get(record.id),
    ),
  ]);
  return {
    ...state,
    records: {
      ...state.records,
      // A record that is loaded by its id lacks what only a search returns, such as its score.
      ...Object.fromEntries(taken.map((record) => [record.id, { ...state.records[record.id], ...record }])),
    },
    recordStates: { ...state.recordStates, ...Object.fromEntries(opened) },
    // To undo a choice would bring back a suggestion that the record no longer has.
    history: suggested.length === 0 ? state.history : withoutRecords(state.history, idsOf(suggested)),
  };
}

/** Whether the user has begun to answer a record from other suggestions, which stay beside what was made of them. */
function keepsSuggestions<R extends RecordInput>(
  { records, recordStates, questions }: SessionState<R>,
  { id, suggestions }: RecordInput,
): boolean {
  const recordState = recordStates[id];
  if (!recordState || isUntouched(recordState, questions) || currentResponse(recordState)) return false;
  return !isSameValue(records[id]?.suggestions, suggestions);
}

function idsOf(records: readonly RecordInput[]): string[] {
  return records.map(({ id }) => id);
}

/** The state with a fetched page of its queue. */
export function withFetched<R extends RecordInput>(
  state: SessionState<R>,
  page: FetchedPage<R> & {
    fetch: Fetch;
    held: Held;
    /** The confirmations known when the page was requested. */
    asked: Heard;
  },
): SessionState<R> {
  const ids = page.records.map(({ id }) => id);
  const wasEmpty = currentId(state.queue) === undefined;
  const next = withRecords(state, page.records, page.held);
  const asked = { ...state.queue, isShared: page.isShared ?? false };
  const isMember = memberOf(state);
  const total = totalAsConfirmed(state.queue, state.recordStates, {
    ids,
    total: page.total,
    asked: page.asked.recordStates,
    isMember,
  });
  const isTotalSure = isQuiet(state.queue, state, page.asked);
  const leaving = new Set(ids.filter((id) => isLeaving(page.held.entries.get(id), isMember)));
  const filled = withPage(asked, { fetch: page.fetch, ids, total, leaving });
  const queue = { ...withMoved(filled, { fetch: page.fetch, ids }, isTotalSure), isTotalSure };
  // At the end of shared records, they are requested once more before it is said that there is none.
  const isAsking = isBehindPendingWrites(state.queue, queue) || isAtSharedEnd(queue);
  const load = isAsking ? state.load : "ready";
  const shown = { ...next, queue, load, left: load === "ready" ? undefined : state.left };
  return wasEmpty ? withFocusOnOpen(shown) : shown;
}

/** The state with the records before the first slot of its queue. */
export function withFetchedBefore<R extends RecordInput>(
  state: SessionState<R>,
  records: readonly R[],
  held: Held,
): SessionState<R> {
  const queue = withPrevious(
    state.queue,
    records.map(({ id }) => id),
  );
  return { ...withRecords(state, records, held), queue };
}

/**
 * Whether a pending write removes its record from the queue. A record that needs the user's decision stays
 * visible.
 */
function isLeaving(entry: OutboxEntry | undefined, isMember: IsMember): boolean {
  return isOpen(entry) && entry.hold === null && !isMember(entry.target);
}

/** The state with the total from the server, unless something happened since the request. */
export function withCount<R extends RecordInput>(
  state: SessionState<R>,
  total: number,
  asked: Heard,
): SessionState<R> {
  if (!isQuiet(state.queue, state, asked)) return state;
  return { ...state, queue: { ...state.queue, total, isTotalSure: true } };
}

/**
 * The state after a load failed with no record on screen. If the server refused other criteria, the queue that was on
 * screen before them returns. Skipped records that are held can be worked on without a server; otherwise the filters may
 * be the reason, so they are reset. If criteria without filters are refused, the search text or the similar record is the
 * reason.
 */
export function withFailure<R extends RecordInput>(
  state: SessionState<R>,
  isRefused: boolean,
): SessionState<R> {
  if (currentId(state.queue) !== undefined) return state;
  if (isRefused && state.left) return withLeftQueue(state, state.left);
  const passedOver = firstOpen(state.queue);
  if (passedOver !== undefined)
    return withFocusOnOpen({ ...state, queue: withIndex(state.queue, passedOver), load: "ready" });
  const isBare = !isFiltered(state.criteria.committed.filters);
  const criteria = commit(isRefused && isBare ? withoutSelection(state.criteria) : reset(state.criteria));
  return { ...state, criteria, queue: queueOf(criteria.committed), load: "failed" };
}
