import { commit, isWaiting, rollback, withChange } from "../../criteria/criteria";
import { idsOnPage } from "../bulk/bulk";
import { isTouched, type RecordInput, statusOf } from "../record/record-state";
import type { SessionState } from "../state";
import { pageOf, positionOf } from "./position";

/**
 * The state with criteria that match the current position, after a response, an undo or the end of the queue.
 */
export function withCriteriaAtPosition<R extends RecordInput>(state: SessionState<R>): SessionState<R> {
  const page = pageOf(state.queue);
  if (state.criteria.committed.page.page === page) return state;
  const isAsked = state.criteria.working.page.page === page;
  const led = withChange(
    rollback(state.criteria),
    { page: { ...state.criteria.committed.page, page } },
    true,
  );
  return { ...state, criteria: commit(isAsked ? state.criteria : led) };
}

/**
 * Whether the user must confirm before a submitted response with changes goes off screen.
 *
 * @param state that of a session
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * if (isAsking(session.getState())) {
 *   if (window.confirm("Leave this ticket without submitting your changes?")) await session.ignoreChanges();
 *   else session.stay();
 * }
 */
export function isAsking<R extends RecordInput>(state: SessionState<R>): boolean {
  return isLookingElsewhere(state) && hidesChanges(state);
}

/** Whether other records are wanted than those on screen. */
export function isLookingElsewhere<R extends RecordInput>(state: SessionState<R>): boolean {
  const { opening } = state.criteria;
  return isWaiting(state.criteria) || (opening !== undefined && !idsOnPage(state).includes(opening));
}

/**
 * The position on screen, from 1, that a reload would restore; undefined while another position is being
 * loaded, and for a record that a response has removed from the queue.
 *
 * @param state that of a session
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * const position = settledPosition(session.getState());
 * if (position !== undefined) history.replaceState(null, "", `?page=${position}`);
 */
export function settledPosition<R extends RecordInput>(state: SessionState<R>): number | undefined {
  if (state.load !== "ready" || isAsking(state)) return undefined;
  return state.queue.slots.length === 0 ? 1 : positionOf(state.queue);
}

/**
 * The id of the record on screen, if it was opened by its id: its position in the queue is unknown.
 *
 * @param state that of a session
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * openedById(session.getState()); // undefined, in front of the records of the queue
 */
export function openedById({ queue }: Pick<SessionState, "queue">): string | undefined {
  const slot = queue.slots[queue.index];
  return slot?.isOpenedById ? slot.id : undefined;
}

function hidesChanges<R extends RecordInput>(state: SessionState<R>): boolean {
  return idsOnPage(state).some((id) => {
    const recordState = state.recordStates[id];
    return (
      recordState !== undefined &&
      statusOf(recordState) === "submitted" &&
      isTouched(recordState, state.questions)
    );
  });
}
