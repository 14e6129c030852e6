/** A value that changes by pure functions and notifies listeners. */
export interface Store<S> {
  get: () => S;
  set: (change: (state: S) => S) => void;
  /** Changes the value without notifying: listeners see it with the next notification. */
  note: (change: (state: S) => S) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store; `settle` derives dependent state after each change. */
export function makeStore<S>(initial: S, settle: (state: S) => S): Store<S> {
  let state = initial;
  const listeners = new Set<() => void>();
  const note = (change: (state: S) => S) => {
    state = settle(change(state));
  };
  return {
    get: () => state,
    note,
    set(change) {
      note(change);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
