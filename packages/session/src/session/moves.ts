import { currentId, firstOpen, isAtSharedEnd, needsMore, withIndex } from "../queue";
import { type RecordFacts, type SessionState, withFocusOnOpen } from "../state";
import type { Loader } from "./loader";
import type { Store } from "./store";

/** Going from record to record. */
export type Moves = ReturnType<typeof makeMoves>;

/** Makes the moves of a session. */
export function makeMoves<R extends RecordFacts>(store: Store<SessionState<R>>, loader: Loader<R>) {
  const show = (index: number) =>
    store.set((state) => withFocusOnOpen({ ...state, queue: withIndex(state.queue, index) }));

  async function next() {
    show(store.get().queue.index + 1);
    if (needsMore(store.get().queue)) await loader.more();
    if (isAtSharedEnd(store.get().queue)) await loader.again();
    const { queue } = store.get();
    if (currentId(queue) !== undefined || !queue.isExhausted) return;
    // Past the end: what was passed over comes again from the start (checklist 306).
    const open = firstOpen(queue);
    if (open !== undefined) show(open);
  }

  async function previous() {
    const { queue } = store.get();
    if (queue.index > 0) return show(queue.index - 1);
    await loader.before();
    show(0);
  }

  return { next, previous };
}
