import { type Criteria, commit, isBySimilarity } from "../criteria/criteria";
import { focusOn } from "../criteria/page";
import { currentId, firstOpen, isAtSharedEnd, needsMore, openQueue, withIndex } from "../queue";
import { type SessionState, withFocusOnOpen } from "../state";
import type { RecordFacts } from "../work";
import type { Loader } from "./loader";
import type { Store } from "./store";

/** Going from record to record. */
export type Moves = ReturnType<typeof makeMoves>;

/** Makes the moves of a session. */
export function makeMoves<R extends RecordFacts>(store: Store<SessionState<R>>, loader: Loader<R>) {
  const show = (index: number) =>
    store.set((state) => withFocusOnOpen({ ...state, queue: withIndex(state.queue, index) }));

  /** Goes on, past the end to what was passed over. */
  async function next() {
    show(store.get().queue.index + 1);
    if (isMoreWanted(store.get())) await loader.more();
    if (isAtSharedEnd(store.get().queue)) await loader.again();
    const { queue, criteria } = store.get();
    if (currentId(queue) !== undefined || !queue.isExhausted) return;
    // Past the end: what was passed over comes again from the start (checklist 306), held here or not.
    if (queue.start > 0) return open({ ...criteria.committed, page: focusOn(1) });
    const first = firstOpen(queue);
    if (first !== undefined) show(first);
  }

  async function previous() {
    await loader.before();
    show(0);
  }

  /** Shows the record of a number in this walk; where it is not held, the walk begins anew from there. */
  async function to(page: number) {
    const { queue } = store.get();
    const index = page - queue.start - 1;
    if (index === -1) return previous();
    if (index === queue.index + 1) return next();
    if (index >= 0 && index < queue.slots.length) return show(index);
    const left = queue.slots.filter(({ hasLeft }) => hasLeft).length;
    const { committed } = store.get().criteria;
    await open({ ...committed, page: focusOn(index < 0 ? page : page - left) });
  }

  /** Begins a walk through what criteria name, which are committed by that. */
  async function open(working: Criteria) {
    store.set((state) => ({
      ...state,
      criteria: commit({ ...state.criteria, working }),
      queue: openQueue(working.status, working.page.page),
      load: "loading",
    }));
    await loader.begin();
  }

  return { next, to, open };
}

// What is like another record comes all at once: only who stands past its end asks again.
function isMoreWanted({ queue, criteria }: SessionState): boolean {
  return needsMore(queue) && (!isBySimilarity(criteria.committed) || currentId(queue) === undefined);
}
