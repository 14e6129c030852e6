import { commit, isWaiting, rollback, withChange } from "./criteria/criteria";
import { focusOn } from "./criteria/page";
import { currentId, pageOf, positionOf } from "./queue";
import type { SessionState } from "./state";
import { isTouched, type RecordFacts, statusOf } from "./work";

/** The state with criteria that follow where an answer, an undo or the end of the queue has led. */
export function withPlace<R extends RecordFacts>(state: SessionState<R>): SessionState<R> {
  const page = pageOf(state.queue);
  if (state.criteria.committed.page.page === page) return state;
  const isAsked = state.criteria.working.page.page === page;
  const led = withChange(rollback(state.criteria), { page: focusOn(page) }, true);
  return { ...state, criteria: commit(isAsked ? state.criteria : led) };
}

/** Whether somebody has to say first if the changes of a submitted answer may go out of sight. */
export function isAsking<R extends RecordFacts>(state: SessionState<R>): boolean {
  return isWaiting(state.criteria) && hidesChanges(state);
}

/**
 * The position on screen, from 1, that a reload would come back to: undefined while something else is on its way, and
 * on a record that an answer took out of the set.
 */
export function settledPosition<R extends RecordFacts>(state: SessionState<R>): number | undefined {
  if (state.load !== "ready" || isAsking(state)) return undefined;
  return state.queue.slots.length === 0 ? 1 : positionOf(state.queue);
}

function hidesChanges<R extends RecordFacts>(state: SessionState<R>): boolean {
  const work = state.work[currentId(state.queue) ?? ""];
  return work !== undefined && statusOf(work) === "submitted" && isTouched(work, state.questions);
}
