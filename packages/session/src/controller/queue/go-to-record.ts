import { isSelective } from "../../criteria/criteria";
import { idsOnPage } from "../../model/bulk/bulk";
import { memberOf } from "../../model/queue/membership";
import { type Slot, withIndex, withOpenedSlot } from "../../model/queue/queue";
import { currentResponse, type RecordInput } from "../../model/record/record-state";
import type { SessionState } from "../../model/state";
import type { SessionStore } from "../store";
import type { Loader } from "./loader";

type SlotOf<R extends RecordInput> = (state: SessionState<R>, recordId: string) => Slot;

/** Moves to a record, wherever it is in the queue; `slotOf` returns the slot of one that is not held. */
export type GoTo<R extends RecordInput> = (recordId: string, slotOf?: SlotOf<R>) => Promise<void>;

/** Creates the move to a record by its id; by default, it is the record of a step that is undone or done again. */
export function makeGoTo<R extends RecordInput>(
  store: SessionStore<R>,
  loader: Pick<Loader<R>, "one">,
): GoTo<R> {
  return async (recordId, slotOf = slotOfStep) => {
    if (!store.getState().recordStates[recordId] && !(await loader.one(recordId)))
      throw new Error(`There is no record ${recordId} in this dataset, so it cannot be opened.`);
    store.update((state) => {
      if (idsOnPage(state).includes(recordId)) return state;
      const found = state.queue.slots.findIndex(({ id }) => id === recordId);
      if (found >= 0) return { ...state, queue: withIndex(state.queue, found) };
      return { ...state, queue: withOpenedSlot(state.queue, slotOf(state, recordId)) };
    });
  };
}

/**
 * The slot of a record that is opened by its id. Where it is in the queue is unknown, and whether it is: filters may
 * exclude it, and others may have completed it.
 */
export function openedSlot(id: string): Slot {
  return { id, hasLeft: true, isOpenedById: true };
}

/** The slot of the record of a step that is undone or done again: it was in the queue. */
function slotOfStep<R extends RecordInput>(state: SessionState<R>, id: string): Slot {
  if (isSelective(state.criteria.committed)) return openedSlot(id);
  const recordState = state.recordStates[id];
  return { id, hasLeft: !recordState || !memberOf(state)(currentResponse(recordState)) };
}
