import { idsOnPage } from "../../model/bulk/bulk";
import { hasOtherSuggestions, isUntouched, type RecordInput } from "../../model/record/record-state";
import type { SessionState } from "../../model/state";
import type { SessionPorts } from "../ports";
import type { SessionStore } from "../store";

/** Whether a record of the state still shows what it was opened with, so that it may take new suggestions. */
export function mayChange({ recordStates, questions }: SessionState, recordId: string): boolean {
  const recordState = recordStates[recordId];
  return recordState !== undefined && isUntouched(recordState, questions);
}

/** The records on screen that have other suggestions on the server by now; reports whether there are any. */
export function makeOutdated<R extends RecordInput>(
  { onOutdated }: Pick<SessionPorts<R>, "onOutdated">,
  store: SessionStore<R>,
) {
  const ids = new Set<string>();
  let wasOutdated = false;

  function tell() {
    const isOutdated = ids.size > 0;
    if (isOutdated !== wasOutdated) onOutdated?.(isOutdated);
    wasOutdated = isOutdated;
  }

  return {
    ids: () => [...ids],
    /** Compares records of the server with what is on screen. */
    compare(records: readonly R[]) {
      const { recordStates, questions, ...state } = store.getState();
      const onScreen = new Set(idsOnPage(state));
      for (const record of records) {
        const recordState = onScreen.has(record.id) ? recordStates[record.id] : undefined;
        if (recordState && hasOtherSuggestions(recordState, record, questions)) ids.add(record.id);
        else ids.delete(record.id);
      }
      tell();
    },
    /** Removes and returns those that have left the screen, or that the user has begun to answer. */
    takeSettled(): string[] {
      if (ids.size === 0) return [];
      const state = store.getState();
      const onScreen = idsOnPage(state);
      const settled = [...ids].filter((id) => !onScreen.includes(id) || !mayChange(state, id));
      for (const id of settled) ids.delete(id);
      tell();
      return settled;
    },
    clear() {
      ids.clear();
      tell();
    },
  };
}
