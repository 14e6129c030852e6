import { rollback } from "../../criteria/criteria";
import { isAsking } from "../../model/queue/place";
import type { RecordInput } from "../../model/record/record-state";
import { type SessionState, withFocusOnOpen } from "../../model/state";
import type { SessionStore } from "../store";
import { type GoTo, openedSlot } from "./go-to-record";

/** The decision of a user who is asked before a record is opened by its id: to go on, or to stay. */
export function makeDecision<R extends RecordInput>(store: SessionStore<R>) {
  let decide: ((goesOn: boolean) => void) | undefined;
  return {
    /** Resolves to whether the user goes on; another navigation is a decision to stay. */
    of: (opening: string) =>
      new Promise<boolean>((resolve) => {
        decide?.(false);
        const stop = store.subscribe(({ criteria }) => criteria.opening !== opening && decide?.(false));
        decide = (goesOn) => {
          stop();
          decide = undefined;
          resolve(goesOn);
        };
      }),
    goOn: () => decide?.(true),
  };
}

/** Asks before a record is shown: undefined if there is nothing to ask, else it resolves to whether the user goes on. */
export type AskBefore = (recordId: string) => Promise<boolean> | undefined;

/** Creates the question before undo and redo lead to another record, which is that of all ways to one. */
export function makeAskBefore<R extends RecordInput>(
  store: SessionStore<R>,
  decision: Pick<ReturnType<typeof makeDecision<R>>, "of">,
): AskBefore {
  const withOpening = (opening: string | undefined) => (state: SessionState<R>) => ({
    ...state,
    criteria: { ...rollback(state.criteria), opening },
  });
  async function ask(recordId: string) {
    const goesOn = await decision.of(recordId);
    if (goesOn) store.update(withOpening(undefined));
    return goesOn;
  }
  return (recordId) => {
    const asking = withOpening(recordId);
    if (!isAsking(asking(store.getState()))) return undefined;
    store.update(asking);
    return ask(recordId);
  };
}

/** Creates the function that shows a record by its id, unless the user has gone elsewhere meanwhile. */
export function makeOpen<R extends RecordInput>(store: SessionStore<R>, goTo: GoTo<R>) {
  return async (recordId: string, isCurrent: () => boolean) => {
    // Before the first records it has no place.
    await whenLoaded(store);
    if (!isCurrent()) return;
    try {
      await goTo(recordId, (_, id) => openedSlot(id));
      store.update(withFocusOnOpen);
    } finally {
      if (isCurrent())
        store.update((state) => ({ ...state, criteria: { ...state.criteria, opening: undefined } }));
    }
  };
}

/** Resolves when records have been loaded, or could not be. */
function whenLoaded<R extends RecordInput>(store: SessionStore<R>): Promise<void> {
  return new Promise((resolve) => {
    if (store.getState().load !== "loading") return resolve();
    const stop = store.subscribe(({ load }) => {
      if (load === "loading") return;
      stop();
      resolve();
    });
  });
}
