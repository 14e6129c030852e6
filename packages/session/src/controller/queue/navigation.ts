import type { QueueStatus } from "@glossa/contract";
import {
  type Criteria,
  type CriteriaChange,
  isSameSelection,
  isWaiting,
  rollback,
  withChange,
} from "../../criteria/criteria";
import { focusOn } from "../../criteria/page";
import { isAsking } from "../../model/queue/place";
import { pageAt, pageOf } from "../../model/queue/queue";
import type { RecordInput } from "../../model/record/record-state";
import type { SessionStore } from "../store";
import type { Moves } from "./moves";

/**
 * Creates the navigation to other records. If a submitted response with changes would go off screen, it waits
 * for the user.
 */
export function makeNavigation<R extends RecordInput>(store: SessionStore<R>, moves: Moves) {
  async function look(change: CriteriaChange, isAutomatic = false) {
    store.update((state) => ({
      ...state,
      criteria: withChange(rollback(state.criteria), change, isAutomatic),
    }));
    if (isWaiting(store.getState().criteria) && !isAsking(store.getState())) await goOn();
  }

  async function goOn() {
    const { working, committed, isAutomatic } = store.getState().criteria;
    if (!isSameSelection(working, committed)) {
      if (!isAutomatic) tell(working.status);
      return moves.open(working);
    }
    await moves.to(working.page.page);
    // There is no record beyond the ends. A navigation that began meanwhile is not cancelled.
    if (store.getState().criteria.working === working) stay();
  }

  const stay = () =>
    store.update((state) =>
      isWaiting(state.criteria) ? { ...state, criteria: rollback(state.criteria) } : state,
    );
  const tell = (status: QueueStatus) =>
    store.update((state) => ({
      ...state,
      announcement: { kind: "showing", status, serial: (state.announcement?.serial ?? 0) + 1 },
    }));
  const by = (steps: number) => look({ page: focusOn(pageOf(store.getState().queue) + steps) });

  return {
    next: () => by(1),
    previous: () => by(-1),
    /** Shows the record at a position, counted as the server counts. */
    goTo: (position: number) => look({ page: focusOn(pageAt(store.getState().queue, position)) }),
    /** Shows the records with another status. */
    setStatus: (status: QueueStatus) => look({ status }),
    /** Shows the page of a URL; its position is counted as the server counts. */
    read({ status, search, filters, page }: Criteria) {
      const { queue } = store.getState();
      const position = queue.status === status ? pageAt(queue, page.page) : page.page;
      return look({ status, search, filters, page: focusOn(position) }, true);
    },
    /** Continues the navigation although a submitted response has changes; they stay with its record. */
    ignoreChanges: goOn,
    /** Cancels the navigation. */
    stay,
  };
}
