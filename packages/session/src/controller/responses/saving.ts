import type { RecordInput } from "../../model/record/record-state";
import { type Step, withStep } from "../../model/undo";
import type { SessionStore } from "../store";

const SEEN_MS = 100;

/**
 * Marks the response of a record as being saved, with the step that undoes it. Returns a function that ends it. Most responses are on disk
 * before anybody could see this state, so it is only shown if it lasts.
 */
export function beginSaving<R extends RecordInput>(
  store: SessionStore<R>,
  recordId: string,
  step?: Step,
): () => void {
  store.update((state) => {
    const history = step ? withStep(state.history, step) : state.history;
    return { ...state, history, saving: recordId };
  });
  const timer = setTimeout(() => store.update((state) => ({ ...state, isSavingLong: true })), SEEN_MS);
  return () => {
    clearTimeout(timer);
    store.update((state) => ({ ...state, saving: undefined, isSavingLong: false }));
  };
}
