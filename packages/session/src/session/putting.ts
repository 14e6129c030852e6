import type { SessionState } from "../state";
import type { RecordFacts } from "../work";
import type { Store } from "./store";

const SEEN_MS = 100;

/**
 * Notes that the answer of a record is being made safe, and answers what ends that. Most are on disk before anybody
 * could see that they are on their way there: only what lasts is told.
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
