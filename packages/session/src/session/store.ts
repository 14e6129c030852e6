/** A value that changes by pure functions and tells who listens. */
export interface Store<S> {
  get: () => S;
  set: (change: (state: S) => S) => void;
  /** Changes what nobody has to see yet: it comes along with what is told next. */
  note: (change: (state: S) => S) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Makes a store; `settle` brings what follows from a change along with it. */
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
