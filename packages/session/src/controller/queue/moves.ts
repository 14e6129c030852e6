import { type Criteria, commit, isBySimilarity } from "../../criteria/criteria";
import { focusOn } from "../../criteria/page";
import {
  currentId,
  firstOpen,
  isAtSharedEnd,
  needsMore,
  openQueue,
  withIndex,
} from "../../model/queue/queue";
import type { RecordInput } from "../../model/record/record-state";
import { type SessionState, withFocusOnOpen } from "../../model/state";
import type { SessionStore } from "../store";
import type { Loader } from "./loader";

/** Moves between records. */
export type Moves = ReturnType<typeof makeMoves>;

/** Creates the moves of a session. */
export function makeMoves<R extends RecordInput>(store: SessionStore<R>, loader: Loader<R>) {
  const show = (index: number) =>
    store.update((state) => withFocusOnOpen({ ...state, queue: withIndex(state.queue, index) }));

  /** Moves on; past the end, to skipped records. */
  async function next() {
    show(store.getState().queue.index + 1);
    if (isMoreWanted(store.getState())) await loader.more();
    if (isAtSharedEnd(store.getState().queue)) await loader.again();
    const { queue, criteria } = store.getState();
    if (currentId(queue) !== undefined || !queue.isExhausted) return;
    // Past the end, skipped records are shown again from the start (requirement 306), whether or not they are held.
    if (queue.start > 0) return open({ ...criteria.committed, page: focusOn(1) });
    const first = firstOpen(queue);
    if (first !== undefined) show(first);
  }

  async function previous() {
    await loader.before();
    show(0);
  }

  /** Shows the record with a number in this queue; if it is not held, a new queue begins there. */
  async function to(page: number) {
    const { queue } = store.getState();
    const index = page - queue.start - 1;
    if (index === -1) return previous();
    if (index === queue.index + 1) return next();
    if (index >= 0 && index < queue.slots.length) return show(index);
    const left = queue.slots.filter(({ hasLeft }) => hasLeft).length;
    const { committed } = store.getState().criteria;
    await open({ ...committed, page: focusOn(index < 0 ? page : page - left) });
  }

  /** Opens the queue of criteria and commits them. */
  async function open(working: Criteria) {
    store.update((state) => ({
      ...state,
      criteria: commit({ ...state.criteria, working }),
      queue: openQueue(working.status, working.page.page),
      load: "loading",
    }));
    await loader.begin();
  }

  return { next, to, open };
}

// Similarity results are not paged; request again only past the end.
function isMoreWanted({ queue, criteria }: SessionState): boolean {
  return needsMore(queue) && (!isBySimilarity(criteria.committed) || currentId(queue) === undefined);
}
