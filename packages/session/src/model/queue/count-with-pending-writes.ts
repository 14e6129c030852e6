import type { QueueStatus } from "@glossa/contract";
import { isSelective } from "../../criteria/criteria";
import type { RecordInput, RecordState } from "../record/record-state";
import type { SessionState } from "../state";
import { type IsMember, memberOf } from "./membership";
import { queueStatusOf } from "./queue";

/**
 * The number of records with a status, including pending writes: while the server is unreachable or the user is
 * signed out, its own count does not change. Otherwise, that count is correct a moment later.
 *
 * @param status that of the records
 * @param counted the counts of the server
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * // The server counted 7 before the network failed; three responses were submitted since.
 * countWithPendingWrites(session.getState(), "submitted", 7); // 10
 */
export function countWithPendingWrites<R extends RecordInput>(
  { recordStates, isOut }: Pick<SessionState<R>, "recordStates" | "isOut">,
  status: QueueStatus,
  counted: number,
): number {
  const isIn: IsMember = (response) => queueStatusOf(response) === status;
  return adjusted(counted, Object.values(recordStates), { isIn, isOut });
}

/**
 * The total of the queue, including pending writes. Among filtered records, only those in the queue are known to
 * match the filters.
 */
export function totalWithPendingWrites<R extends RecordInput>(state: SessionState<R>): number | undefined {
  const { queue, recordStates, isOut, criteria } = state;
  if (queue.total === undefined) return undefined;
  const isByStatus = !isSelective(criteria.committed) && criteria.committed.filters.response.length === 0;
  if (isByStatus) return countWithPendingWrites(state, queue.status, queue.total);
  const held = queue.slots.flatMap(({ id, isOpenedById }) => (isOpenedById ? [] : (recordStates[id] ?? [])));
  return adjusted(queue.total, held, { isIn: memberOf(state), isOut });
}

function adjusted(
  counted: number,
  records: readonly RecordState[],
  { isIn, isOut }: { isIn: IsMember; isOut: boolean },
): number {
  const count = records.reduce((sum, { entry, confirmed, hasWaited }) => {
    const isWaiting = entry && (isOut || hasWaited || entry.hold !== null);
    return isWaiting ? sum + Number(isIn(entry.target)) - Number(isIn(confirmed)) : sum;
  }, counted);
  return Math.max(0, count);
}
