import { withConfirmed, withEntry } from "../model/record/confirmed";
import type { RecordInput } from "../model/record/record-state";
import { type SessionState, withRecordState } from "../model/state";
import type { OutboxEvent } from "../outbox/outbox";
import type { SessionOptions } from "./ports";
import type { SessionStore } from "./store";

/** Applies events of the outbox to the state of the page. */
export function listen<R extends RecordInput>(
  store: SessionStore<R>,
  { ports }: SessionOptions<R>,
  event: OutboxEvent,
): void {
  switch (event.type) {
    case "confirmed":
      store.update((state) => ({
        ...withConfirmed(state, event),
        confirmations: state.confirmations + 1,
      }));
      ports.onConfirmed?.(event.recordId);
      break;
    case "changed":
      store.update((state) => withEntry(state, event));
      break;
    case "held":
      store.update((state) =>
        withRecordState(state, event.recordId, { entry: event.entry, nextTryAt: undefined }),
      );
      ports.onHeld?.(event.entry);
      break;
    case "sending":
      store.update((state) => withSending(state, event.recordId));
      break;
    case "waiting":
      store.update((state) =>
        withRecordState(state, event.recordId, {
          nextTryAt: event.nextTryAt,
          waitReason: event.why,
          hasWaited: true,
        }),
      );
      break;
    case "outage":
    case "recovered":
      store.update((state) => ({ ...state, isOut: event.type === "outage" }));
      break;
  }
}

function withSending<R extends RecordInput>(state: SessionState<R>, recordId: string): SessionState<R> {
  const entry = state.recordStates[recordId]?.entry;
  return entry
    ? withRecordState(state, recordId, { entry: { ...entry, attempts: 0 }, nextTryAt: undefined })
    : state;
}
