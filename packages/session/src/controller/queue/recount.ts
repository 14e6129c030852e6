import { isSameSelection } from "../../criteria/criteria";
import { withCount } from "../../model/queue/fetched";
import { isSameQueue } from "../../model/queue/queue";
import { isQuiet } from "../../model/queue/total";
import type { RecordInput } from "../../model/record/record-state";
import type { SessionState } from "../../model/state";
import type { SessionOptions } from "../ports";
import type { SessionStore } from "../store";

/**
 * Creates a function that requests the total, unless records are being loaded: they come with it. It returns whether the
 * total was counted.
 */
export function makeRecounting<R extends RecordInput>(
  store: SessionStore<R>,
  ports: SessionOptions<R>["ports"],
  isLoading: () => boolean,
) {
  return async (options?: { isOutdated?: boolean }): Promise<boolean> =>
    !isLoading() && (await recountTotal(store, ports, options));
}

/**
 * Requests the total once no write is pending that a page may or may not have counted; if it is outdated, also a sure one.
 */
async function recountTotal<R extends RecordInput>(
  store: SessionStore<R>,
  ports: SessionOptions<R>["ports"],
  { isOutdated = false } = {},
): Promise<boolean> {
  const asked = store.getState();
  const { queue } = asked;
  // The total of similar records is how many were loaded.
  if (queue.limit !== undefined) return true;
  if ((queue.isTotalSure && !isOutdated) || !isQuiet(queue, asked, asked)) return false;
  const { committed } = asked.criteria;
  const page = await ports.loadPage(committed, { offset: 0, limit: 1 }).catch(() => undefined);
  if (!page || !isSameState(store.getState(), asked)) return false;
  store.update((state) => withCount(state, page.total, asked));
  return true;
}

/** Whether two states have the same queue: opened at the same position, with the same criteria. */
export function isSameState(one: SessionState, other: SessionState): boolean {
  return (
    isSameQueue(one.queue, other.queue) && isSameSelection(one.criteria.committed, other.criteria.committed)
  );
}
