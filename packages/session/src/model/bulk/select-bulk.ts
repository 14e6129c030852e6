import { positionOf } from "../queue/position";
import type { Queue } from "../queue/queue";
import { type RecordInput, type RecordState, statusOf } from "../record/record-state";
import type { SessionState } from "../state";
import { areTooMany, canAffectAll, isForServer, needsConfirmation } from "./all-results";
import { idsOnPage, isBulk } from "./bulk";
import { canSubmitAll } from "./bulk-values";

/**
 * The selection, the form and the running action of bulk mode; undefined in focus mode. A flat object, so a shallow
 * comparison detects changes.
 *
 * @param state that of a session
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * const bulk = selectBulk(session.getState());
 * document.title = `${bulk?.selected.length ?? 0} tickets selected`;
 */
export function selectBulk<R extends RecordInput>(state: SessionState<R>) {
  if (!isBulk(state)) return undefined;
  const { bulk, queue, recordStates, questions } = state;
  const { committed } = state.criteria;
  const page = idsOnPage(state);
  const recordStatesOf = (ids: readonly string[]) => ids.flatMap((id) => recordStates[id] ?? []);
  const results = { bulk, page, criteria: committed, total: queue.total };
  return {
    selected: bulk.selected,
    isAll: bulk.isAll,
    draft: bulk.draft,
    progress: bulk.progress,
    outcome: bulk.outcome,
    /** The number of results, if an action may affect all of them. */
    allResults: canAffectAll(results) ? queue.total : undefined,
    /** The number of results, if there are too many to affect all of them. */
    tooManyResults: areTooMany(results) ? queue.total : undefined,
    /** How many results an action can affect. */
    mostResults: bulk.mostResults,
    /** Whether the server runs an action on all results, because there are so many. */
    isByServer: bulk.isAll && isForServer(bulk, queue.total),
    /** Whether an action affects so many records that the user confirms it first. */
    isConfirmed: bulk.isAll && needsConfirmation(queue.total ?? 0),
    /** Whether the form completes every selected record. */
    canSubmit: canSubmitAll(bulk.draft, recordStatesOf(bulk.selected), questions),
    /** Whether a record of the page is not discarded yet. */
    canDiscard: recordStatesOf(page).some((recordState) => statusOf(recordState) !== "discarded"),
    pageSize: committed.page.many,
    ...placeOf(queue),
  };
}

/**
 * The bulk action that runs while one record is on screen; undefined in bulk mode, where `selectBulk` has it.
 *
 * @param state that of a session
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * const running = selectRunning(session.getState());
 * if (running) document.title = `${running.saved} of ${running.total} tickets`;
 */
export function selectRunning(state: Pick<SessionState, "bulk" | "criteria">) {
  return isBulk(state) ? undefined : state.bulk.progress;
}

/** The positions of the first and the last record of the page that are still in the set, from 1. */
export function placeOf(queue: Queue): { from: number | undefined; to: number | undefined } {
  const from = positionOf(queue);
  const still = queue.slots.slice(queue.index, queue.index + queue.many).filter(({ hasLeft }) => !hasLeft);
  if (from === undefined || still.length === 0) return { from: undefined, to: undefined };
  return { from, to: from + still.length - 1 };
}

/**
 * The records of the page and their states, one after the other: a shallow comparison detects changes.
 *
 * @param state that of a session
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * const rows = rowsOf(selectPage(session.getState()));
 * document.title = `${rows.length} tickets on this page`;
 */
export function selectPage<R extends RecordInput>(state: SessionState<R>): (R | RecordState)[] {
  return idsOnPage(state).flatMap((id) => {
    const [record, recordState] = [state.records[id], state.recordStates[id]];
    return record && recordState ? [record, recordState] : [];
  });
}

/**
 * The result of `selectPage` as pairs.
 *
 * @param page the result of `selectPage`
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * rowsOf(selectPage(session.getState()))[0]?.record.id; // "ticket-1"
 */
export function rowsOf<R extends RecordInput>(
  page: readonly (R | RecordState)[],
): { record: R; recordState: RecordState }[] {
  return page.flatMap((record, index) =>
    index % 2 === 0 ? [{ record: record as R, recordState: page[index + 1] as RecordState }] : [],
  );
}
