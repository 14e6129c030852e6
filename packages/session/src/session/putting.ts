import type { SessionState } from "../state";
import type { RecordFacts } from "../work";
import type { Store } from "./store";

const SEEN_MS = 100;

/**
 * Marks the response of a record as being saved. Returns a function that ends it. Most responses are on disk
 * before anybody could see this state, so it is only shown if it lasts.
 */
export function beginPutting<R extends RecordFacts>(
  store: Store<SessionState<R>>,
  recordId: string,
): () => void {
  store.note((state) => ({ ...state, putting: recordId }));
  const timer = setTimeout(() => store.set((state) => ({ ...state, isPuttingLong: true })), SEEN_MS);
  return () => {
    clearTimeout(timer);
    store.set((state) => ({ ...state, putting: undefined, isPuttingLong: false }));
  };
}
