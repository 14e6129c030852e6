import type { QueueStatus } from "@glossa/contract";
import { isSelective } from "../../criteria/criteria";
import { isQuiet } from "../../model/queue/total";
import type { RecordInput } from "../../model/record/record-state";
import type { SessionStore } from "../store";

/** How many records of the dataset have each status for the user, as the server counts. */
export type OwnCounts = Readonly<Record<QueueStatus, number>>;

/** Counts arrive up to a second after the confirmation of a response that they include, or before it. */
const SETTLE_MS = 2000;
/** Another request of the total follows at the earliest after this time. */
const PAUSE_MS = 5000;

/**
 * Keeps the total of the queue up to date while the same user answers in another tab or on another device: it is requested
 * when the user's own counts differ from it. The records and the position on screen stay.
 */
export function followCounts<R extends RecordInput>(
  store: SessionStore<R>,
  recount: (options: { isOutdated: boolean }) => Promise<boolean>,
) {
  let counts: OwnCounts | undefined;
  /** Those for which the total was requested last. */
  let counted: OwnCounts | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function isOutdated(): boolean {
    const { queue, criteria } = store.getState();
    if (!counts || queue.total === undefined || isSame(counts, counted)) return false;
    const { committed } = criteria;
    const isByStatus = !isSelective(committed) && committed.filters.response.length === 0;
    if (isByStatus) return counts[queue.status] !== queue.total;
    // How many of them the filters select is unknown; the first counts are as old as the total.
    counted ??= counts;
    return !isSame(counts, counted);
  }

  function isBusy(): boolean {
    const state = store.getState();
    return (
      state.saving !== undefined || state.bulk.progress !== undefined || !isQuiet(state.queue, state, state)
    );
  }

  function lookIn(milliseconds: number) {
    timer ??= setTimeout(() => {
      timer = undefined;
      void look();
    }, milliseconds);
  }

  async function look() {
    if (!isOutdated()) return;
    if (isBusy()) return lookIn(SETTLE_MS);
    const before = counts;
    if (await recount({ isOutdated: true })) counted = before;
    lookIn(PAUSE_MS);
  }

  return {
    /** The server has counted again. */
    note(now: OwnCounts) {
      counts = now;
      if (isOutdated()) lookIn(SETTLE_MS);
    },
    close: () => clearTimeout(timer),
  };
}

function isSame(one: OwnCounts, other: OwnCounts | undefined): boolean {
  const statuses: readonly QueueStatus[] = ["pending", "draft", "discarded", "submitted"];
  return other !== undefined && statuses.every((status) => one[status] === other[status]);
}
