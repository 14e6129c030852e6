import { type Criteria, type CriteriaState, commit } from "../../criteria/criteria";
import { leftBy } from "../../model/queue/left";
import { canGo, firstOpen, isAtSharedEnd, isPageOpen, nextOpen } from "../../model/queue/position";
import { currentId, needsMore, type Queue, queueOf, withIndex } from "../../model/queue/queue";
import type { RecordInput } from "../../model/record/record-state";
import { withFocusOnOpen } from "../../model/state";
import type { SessionStore } from "../store";
import type { Loader } from "./loader";

/** Moves between records. */
export type Moves = ReturnType<typeof makeMoves>;

/** Creates the moves of a session. */
export function makeMoves<R extends RecordInput>(store: SessionStore<R>, loader: Loader<R>) {
  const show = (index: number) =>
    store.update((state) => withFocusOnOpen({ ...state, queue: withIndex(state.queue, index) }));

  /** Shows the record at an index. Past the last one held, it is not known yet whether more follow. */
  const pass = (index: number) =>
    store.update((state) => {
      const queue = withIndex(state.queue, index);
      const isAsking = currentId(queue) === undefined && (needsMore(queue) || isAtSharedEnd(queue));
      return withFocusOnOpen({ ...state, queue, load: isAsking ? "loading" : state.load });
    });

  /**
   * Moves on; past the end, to skipped records. `passesAnswered`: not to records that have left the set, because the user
   * works through those that are in it.
   */
  async function next({ passesAnswered = false } = {}) {
    const page = store.getState().queue;
    if (isLastList(page)) return;
    pass(passesAnswered ? nextOpen(page) : page.index + page.many);
    if (needsMore(store.getState().queue)) await loader.more();
    if (isAtSharedEnd(store.getState().queue)) await loader.again();
    const { queue } = store.getState();
    if (currentId(queue) === undefined && queue.isExhausted) await startOver(queue);
  }

  /** Past the end, skipped records are shown again from the start (requirement 306), whether or not they are held. */
  async function startOver(queue: Queue) {
    if (queue.start > 0) return openAt(1);
    const first = firstOpen(queue);
    if (first === undefined) return;
    const page = queue.start + first + 1;
    // If the user asked for the next record, this one is what they asked for: an entry of its own in the history.
    store.update((state) => ({ ...state, criteria: withAsked(state.criteria, page) }));
    show(first);
  }

  /** Moves to one of the records before the first slot, which is loaded. */
  async function back(steps: number) {
    await loader.before(steps);
    show(0);
  }

  /** Shows the page from a number in this queue on; if it is not held, a new queue begins there. */
  async function to(page: number) {
    const { queue } = store.getState();
    const index = page - queue.start - 1;
    if (index < 0 && index >= -queue.many) return back(-index);
    if (index === queue.index + queue.many) return next();
    if (index >= 0 && index < queue.slots.length) return showHeld(index);
    const left = queue.slots.filter(({ hasLeft }) => hasLeft).length;
    await openAt(index < 0 ? page : page - left);
  }

  async function showHeld(index: number) {
    show(index);
    if (isPageOpen(store.getState().queue)) await loader.more();
  }

  /** Opens the queue of the same criteria at a position. */
  function openAt(page: number) {
    const { committed } = store.getState().criteria;
    return open({ ...committed, page: { ...committed.page, page: Math.max(1, page) } });
  }

  /** Opens the queue of criteria and commits them. */
  async function open(working: Criteria) {
    store.update((state) => ({
      ...state,
      criteria: commit({ ...state.criteria, working }),
      queue: queueOf(working),
      load: "loading",
      left: leftBy(state),
    }));
    await loader.begin();
  }

  return { next, to, open };
}

/** The criteria with another page in place of the one that the user asked for, if they did. */
function withAsked(criteria: CriteriaState, page: number): CriteriaState {
  const { working, isAutomatic } = criteria;
  return isAutomatic ? criteria : { ...criteria, working: { ...working, page: { ...working.page, page } } };
}

/** Whether a list is on screen that no page follows, with records that are still in the set. */
function isLastList(queue: Queue): boolean {
  const { slots, index, many } = queue;
  return many > 1 && !canGo(queue).on && slots.slice(index).some(({ hasLeft }) => !hasLeft);
}
