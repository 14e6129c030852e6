import { createStore, type StoreApi } from "zustand/vanilla";
import { withSelectionOnPage } from "../model/bulk/bulk";
import { withCriteriaAtPosition } from "../model/queue/place";
import { currentId } from "../model/queue/queue";
import type { RecordInput } from "../model/record/record-state";
import type { SessionState } from "../model/state";
import { withArrival } from "./queue/arrivals";

type Api<R extends RecordInput> = StoreApi<SessionState<R>>;

/** The state of a session. Pure functions change it; each change notifies subscribers once. */
export interface SessionStore<R extends RecordInput>
  extends Pick<Api<R>, "getState" | "getInitialState" | "subscribe"> {
  update(change: (state: SessionState<R>) => SessionState<R>): void;
}

/**
 * Creates the store of a session. After each change, the page in its criteria is the current position, the selection
 * is on that page, and other records are announced. A record on screen waits for nothing: the user may go back while
 * the next ones are loading.
 */
export function makeStore<R extends RecordInput>(initial: SessionState<R>): SessionStore<R> {
  const { getState, getInitialState, subscribe, setState } = createStore<SessionState<R>>(() => initial);
  return {
    getState,
    getInitialState,
    subscribe,
    update: (change) =>
      setState((state) => {
        const changed = withSelectionOnPage(withCriteriaAtPosition(withRecordLoaded(change(state))));
        return withArrival(changed, state);
      }, true),
  };
}

function withRecordLoaded<R extends RecordInput>(state: SessionState<R>): SessionState<R> {
  const isWaiting = state.load === "loading" && currentId(state.queue) !== undefined;
  return isWaiting ? { ...state, load: "ready" } : state;
}
