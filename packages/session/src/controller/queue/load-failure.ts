import { withFailure } from "../../model/queue/fetched";
import { currentId } from "../../model/queue/queue";
import type { RecordInput } from "../../model/record/record-state";
import { CriteriaRefusedError, type SessionOptions } from "../ports";
import type { SessionStore } from "../store";

interface Failing<R extends RecordInput> {
  ports: Pick<SessionOptions<R>["ports"], "onRefused" | "onLoadFailed" | "onSkippedShown">;
  store: SessionStore<R>;
  /** Whether no other page is loaded in place of the failed one. */
  isHere: () => boolean;
}

/** With a record on screen, the user can continue; the next move retries. */
export function noteFailure<R extends RecordInput>(
  error: unknown,
  { ports, store, isHere }: Failing<R>,
): void {
  const isRefused = error instanceof CriteriaRefusedError;
  if (isRefused) ports.onRefused?.(error.cause);
  const wasPastEnd = currentId(store.getState().queue) === undefined;
  store.update((state) => withFailure(state, isRefused));
  if (isRefused || !isHere()) return;
  const { load, queue } = store.getState();
  if (load === "failed") ports.onLoadFailed?.(error);
  else if (wasPastEnd && currentId(queue) !== undefined) ports.onSkippedShown?.();
}
