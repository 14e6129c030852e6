import type { Criteria } from "../../criteria/criteria";
import { currentId, type Queue } from "../queue/queue";
import type { Draft } from "../record/draft";
import type { SessionState } from "../state";
import type { BulkOutcome, BulkProgress } from "./bulk-run";
import { MOST_RESULTS } from "./most-results";

/** The state of bulk mode: the selected records of the page, and the form whose values they get. */
export interface Bulk {
  /** The ids of the selected records, in the order of the page. Another page has no selection. */
  selected: readonly string[];
  /** The record at which a range begins. */
  anchor: string | undefined;
  /** The id of the current row; it may be on a page that was left. */
  currentRow: string | undefined;
  /** Whether an action affects all results, not only those on the page. */
  isAll: boolean;
  /** How many results an action can affect. */
  mostResults: number;
  /** The id of the last action of the server whose result was announced. */
  lastJob: string | undefined;
  /** The values of the form. */
  draft: Draft;
  /** The action that is running. */
  progress: BulkProgress | undefined;
  /** The result of the last action. */
  outcome: BulkOutcome | undefined;
}

/** Bulk mode before anything was done. */
export const emptyBulk: Bulk = {
  selected: [],
  anchor: undefined,
  currentRow: undefined,
  isAll: false,
  mostResults: MOST_RESULTS,
  lastJob: undefined,
  draft: {},
  progress: undefined,
  outcome: undefined,
};

/** Whether a list of records is on screen, not a single one. */
export function isBulk({ criteria }: { criteria: { committed: Pick<Criteria, "page"> } }): boolean {
  return criteria.committed.page.many > 1;
}

/**
 * The ids of the records on the page; in focus mode, of the one on screen.
 *
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * idsOnPage(session.getState()); // ["ticket-7", "ticket-8"]
 */
export function idsOnPage({
  queue,
  criteria,
}: {
  queue: Pick<Queue, "slots" | "index">;
  criteria: { committed: Pick<Criteria, "page"> };
}): string[] {
  return queue.slots.slice(queue.index, queue.index + criteria.committed.page.many).map(({ id }) => id);
}

/**
 * The id of the record that the user is on: the one on screen, in bulk mode the current row.
 *
 * @param state that of a session
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * currentRecordId(session.getState()); // "ticket-7"
 */
export function currentRecordId(
  state: Pick<SessionState, "bulk" | "queue" | "criteria">,
): string | undefined {
  const { currentRow } = state.bulk;
  if (!isBulk(state)) return currentId(state.queue);
  const page = idsOnPage(state);
  return currentRow !== undefined && page.includes(currentRow) ? currentRow : page[0];
}

/**
 * The selection after one record was selected or deselected; `isRange`: and all records between it and the one
 * chosen before.
 */
export function withSelected(
  bulk: Bulk,
  page: readonly string[],
  id: string,
  { isOn, isRange = false }: { isOn: boolean; isRange?: boolean },
): Bulk {
  const [from, to] = [page.indexOf(bulk.anchor ?? id), page.indexOf(id)];
  const changed = isRange && from >= 0 ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  const selected = page.filter((one) => (changed.includes(one) ? isOn : bulk.selected.includes(one)));
  return { ...bulk, selected, anchor: id, isAll: bulk.isAll && isOn };
}

/** The selection with all records of the page, or none. */
export function withAllSelected(bulk: Bulk, page: readonly string[], isOn: boolean): Bulk {
  return { ...bulk, selected: isOn ? page : [], anchor: undefined, isAll: false };
}

/** Whether every record of the page is selected. */
export function isPageSelected({ selected }: Pick<Bulk, "selected">, page: readonly string[]): boolean {
  return page.length > 0 && page.every((id) => selected.includes(id));
}

/**
 * The state with a selection that only contains records of the page on screen: another page has none, whatever
 * has led to it.
 */
export function withSelectionOnPage<State extends Pick<SessionState, "bulk" | "queue" | "criteria">>(
  state: State,
): State {
  const { bulk } = state;
  if (bulk.selected.length === 0 && !bulk.isAll) return state;
  const page = isBulk(state) ? idsOnPage(state) : [];
  const selected = bulk.selected.filter((id) => page.includes(id));
  const isAll = bulk.isAll && isPageSelected({ selected }, page);
  if (selected.length === bulk.selected.length && isAll === bulk.isAll) return state;
  return { ...state, bulk: { ...bulk, selected, isAll } };
}
