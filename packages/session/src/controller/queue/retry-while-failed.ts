import type { RecordInput } from "../../model/record/record-state";
import type { SessionStore } from "../store";

/** Milliseconds between two attempts to load what could not be loaded. */
const pause = 10_000;

/**
 * Calls back regularly while records could not be loaded: a server that is back is noticed by nothing else if no response
 * waits for it. Returns the function that stops it.
 */
export function retryWhileFailed<R extends RecordInput>(
  store: SessionStore<R>,
  retry: () => void,
): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const unsubscribe = store.subscribe(({ load }) => {
    if (load === "ready") stop();
    else if (load === "failed") timer ??= setInterval(retry, pause);
  });
  return () => {
    unsubscribe();
    stop();
  };
}
