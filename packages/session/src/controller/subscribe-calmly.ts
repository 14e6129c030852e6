import type { Bulk } from "../model/bulk/bulk";
import type { RecordInput } from "../model/record/record-state";
import type { SessionState } from "../model/state";
import type { SessionStore } from "./store";

/** Milliseconds between two notifications while a bulk action saves. */
const NOTIFY_MS = 100;

/**
 * Returns the `subscribe` of a session. Saving a record changes the state about five times, and each notification renders
 * the page, so subscribers are notified of the records of a running chunk at most every 100 ms. All other changes, and
 * the end of each chunk, are notified at once.
 */
export function subscribeCalmly<R extends RecordInput>(
  store: Pick<SessionStore<R>, "getState" | "subscribe">,
): SessionStore<R>["subscribe"] {
  const listeners = new Set<(state: SessionState<R>, before: SessionState<R>) => void>();
  let notified = store.getState();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function notify() {
    clearTimeout(timer);
    timer = undefined;
    const before = notified;
    notified = store.getState();
    for (const listener of listeners) listener(notified, before);
  }
  store.subscribe((state) => {
    if (isOnlySaving(state, notified)) timer ??= setTimeout(notify, NOTIFY_MS);
    else notify();
  });
  return (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
}

const partsOfBulk = ["progress", "selected", "draft", "isAll", "outcome"] as const satisfies (keyof Bulk)[];
const partsOfState = [
  "criteria",
  "load",
  "focus",
  "announcement",
  "isOut",
] as const satisfies (keyof SessionState)[];

/** Whether a bulk action saves a chunk and nothing else has changed. */
function isOnlySaving(now: SessionState, before: SessionState): boolean {
  return (
    now.bulk.progress !== undefined &&
    partsOfBulk.every((part) => now.bulk[part] === before.bulk[part]) &&
    partsOfState.every((part) => now[part] === before[part])
  );
}
