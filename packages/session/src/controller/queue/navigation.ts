import type { QueueStatus, RecordFilters } from "@glossa/contract";
import {
  type Criteria,
  type CriteriaChange,
  isSameSelection,
  isWaiting,
  rollback,
  withChange,
  withoutFilters,
} from "../../criteria/criteria";
import { noFilters } from "../../criteria/filters/filters";
import { isPageSize } from "../../criteria/page";
import { noSearch, type SearchText } from "../../criteria/search-text";
import { isAsking } from "../../model/queue/place";
import { canGo, pageAt, pageOf } from "../../model/queue/position";
import { currentId, type Queue } from "../../model/queue/queue";
import type { RecordInput } from "../../model/record/record-state";
import { withAnnouncement } from "../../model/state";
import type { SessionStore } from "../store";
import type { GoTo } from "./go-to-record";
import type { Moves } from "./moves";
import { makeAskBefore, makeDecision, makeOpen } from "./open-by-id";

/**
 * Creates the navigation to other records. If a submitted response with changes would go off screen, it waits
 * for the user.
 */
export function makeNavigation<R extends RecordInput>(store: SessionStore<R>, moves: Moves, goTo: GoTo<R>) {
  const decision = makeDecision(store);
  const open = makeOpen(store, goTo);
  let looks = 0;
  let going = Promise.resolve();

  /** Goes to other criteria, to a record by its id, or first to the criteria and then to the record. */
  async function look(change: CriteriaChange, isAutomatic = false, opening?: string) {
    looks += 1;
    const look = looks;
    store.update((state) => ({
      ...state,
      criteria: { ...withChange(rollback(state.criteria), change, isAutomatic), opening },
    }));
    const isAsked = isAsking(store.getState());
    if (isAsked && (opening === undefined || !(await decision.of(opening)))) return;
    await (isAsked ? going : goOn());
    if (opening !== undefined) await open(opening, () => look === looks);
  }

  /** Goes on to the criteria that wait; a record that waits is opened after them. */
  function goOn() {
    decision.goOn();
    going = isWaiting(store.getState().criteria) ? goToCriteria() : Promise.resolve();
    return going;
  }

  async function goToCriteria() {
    const { working, committed } = store.getState().criteria;
    const isSameQueue = isSameSelection(working, committed) && working.page.many === committed.page.many;
    if (!isSameQueue) return moves.open(working);
    await moves.to(working.page.page);
    // There is no record beyond the ends. A navigation that began meanwhile is not cancelled.
    if (store.getState().criteria.working === working) stay();
  }

  const stay = () =>
    store.update((state) =>
      isWaiting(state.criteria) || state.criteria.opening !== undefined
        ? { ...state, criteria: rollback(state.criteria) }
        : state,
    );
  const committedFilters = () => store.getState().criteria.committed.filters;
  const at = (page: number) => ({ page: { ...store.getState().criteria.committed.page, page } });
  /** Moves by a page. Where there is none, nothing on screen changes, so that it is announced. */
  const by = async (step: 1 | -1) => {
    const { queue } = store.getState();
    const edge = edgeOf(queue, step);
    await look(at(Math.max(1, pageOf(queue) + step * queue.many)));
    const state = store.getState();
    if (edge && state.load === "ready" && !isAsking(state) && currentId(state.queue) === currentId(queue))
      store.update((state) => withAnnouncement(state, { kind: edge }));
  };

  return {
    next: () => by(1),
    previous: () => by(-1),
    /** Shows the record at a position, counted as the server counts. */
    goTo: (position: number) => look(at(pageAt(store.getState().queue, position))),
    /** Shows the records with another status. */
    setStatus: (status: QueueStatus) => look({ status }),
    /** Searches for a text; an empty text ends the search. */
    setSearch({ text, field }: SearchText) {
      const asked = text.trim();
      return look({ search: asked === "" ? noSearch : { text: asked, field } });
    },
    /** Changes some filters, the order or the similar record; the other ones stay. */
    setFilters: (change: Partial<RecordFilters>) => look({ filters: { ...committedFilters(), ...change } }),
    /** Removes all filters and the order; the search text, the status and the similar record stay. */
    resetFilters: () => look({ filters: withoutFilters(committedFilters()) }),
    /** Removes the search and the similar record, too; only the status stays. */
    resetSelection: () => look({ search: noSearch, filters: noFilters }),
    /** Shows what other criteria select, from the first record on: those of a filter set. */
    select: ({ status, search, filters }: Omit<Criteria, "page">) => look({ status, search, filters }),
    /** Shows one record (1), or a list of so many pending ones, from the first one on. */
    async setPageSize(many: number) {
      if (isPageSize(many)) await look({ page: { page: 1, many } });
    },
    /** Moves to a record by its id, wherever it is. */
    openRecord: (recordId: string) => look({}, store.getState().criteria.isAutomatic, recordId),
    /**
     * Shows the page of a URL, and then the record that the URL names, if it does. The position is counted as the server
     * counts.
     */
    read({ status, search, filters, page }: Criteria, recordId?: string) {
      const { queue, criteria } = store.getState();
      const { committed } = criteria;
      const isHere = isSameSelection({ ...committed, status, search, filters }, committed);
      const position = isHere ? pageAt(queue, page.page) : page.page;
      return look({ status, search, filters, page: { ...page, page: position } }, true, recordId);
    },
    /** Continues the navigation although a submitted response has changes; they stay with its record. */
    ignoreChanges: goOn,
    /** Cancels the navigation. */
    stay,
    askBefore: makeAskBefore(store, decision),
  };
}

/** The end of the queue beyond which a step would lead; undefined if there are records, or none is on screen. */
function edgeOf(queue: Queue, step: 1 | -1): "atStart" | "atEnd" | undefined {
  if (currentId(queue) === undefined) return undefined;
  const { back, on } = canGo(queue);
  if (step < 0) return back ? undefined : "atStart";
  return on ? undefined : "atEnd";
}
