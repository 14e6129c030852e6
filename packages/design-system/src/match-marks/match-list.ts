/** The matches of one scope, in the order of its text. */
interface ScopeMatches {
  element: Element;
  ranges: readonly StaticRange[];
}

/** The current state of the matches under one provider. */
export interface MatchState {
  /** The number of matches. */
  count: number;
  /** The index of the current match, from 0; undefined before the user went to one. */
  current: number | undefined;
}

/** The matches of several scopes as one list, in the order of the document. */
export interface MatchList {
  getState: () => MatchState;
  subscribe: (listener: () => void) => () => void;
  /** Replaces the matches of a scope; without ranges it is removed. */
  set: (element: Element, ranges: readonly StaticRange[]) => void;
  /** Moves to the next or the previous match, around the ends. Returns it. */
  go: (by: 1 | -1) => StaticRange | undefined;
  /** The current match. */
  range: () => StaticRange | undefined;
}

/** Creates an empty list. */
export function makeMatchList(): MatchList {
  const listeners = new Set<() => void>();
  let scopes: readonly ScopeMatches[] = [];
  let state: MatchState = { count: 0, current: undefined };
  const all = () => scopes.flatMap(({ ranges }) => ranges);
  const range = () => (state.current === undefined ? undefined : all()[state.current]);
  const update = (next: MatchState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(element, ranges) {
      const others = scopes.filter((scope) => scope.element !== element);
      const next = ranges.length > 0 ? [...others, { element, ranges }] : others;
      if (next.length === 0 && scopes.length === 0) return;
      scopes = next.sort((one, other) => (isBefore(one.element, other.element) ? -1 : 1));
      const count = all().length;
      // The same number of matches after a change of the page are the same matches.
      update({ count, current: count === state.count ? state.current : undefined });
    },
    go(by) {
      const { count, current } = state;
      if (count === 0) return undefined;
      const from = current ?? (by === 1 ? -1 : 0);
      update({ count, current: (from + by + count) % count });
      return range();
    },
    range,
  };
}

function isBefore(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
