import type { QueueStatus } from "@glossa/contract";
import { isSelective } from "../../criteria/criteria";
import type { OutboxEntry } from "../../outbox/entry";
import type { RecordInput, RecordState } from "../record/record-state";
import type { UserResponse } from "../record/response";
import type { SessionState } from "../state";
import { type IsMember, memberOf } from "./membership";
import { queueStatusOf } from "./queue";

/**
 * The number of records with a status, including pending writes: while the server is unreachable or the user is
 * signed out, its own count does not change. Otherwise, that count is correct a moment later. A response that the server
 * has refused, or that is in conflict with another one, is not counted: it may never be stored, and the server has counted
 * the other one.
 *
 * @param status that of the records
 * @param counted the counts of the server
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * // The server counted 7 before the network failed; three responses were submitted since.
 * countWithPendingWrites(session.getState(), "submitted", 7); // 10
 */
export function countWithPendingWrites<R extends RecordInput>(
  { recordStates, unsent, isOut }: Pick<SessionState<R>, "recordStates" | "unsent" | "isOut">,
  status: QueueStatus,
  counted: number,
): number {
  const elsewhere = unsent
    .filter(({ recordId, attempts, hold }) => !recordStates[recordId] && (isOut || attempts > 0 || hold))
    .filter(mayBeStored)
    .map(({ base, target }) => ({ from: base, to: target }));
  const here = Object.values(recordStates).filter(({ entry }) => !entry || mayBeStored(entry));
  const changes = [...changesOf(here, isOut), ...elsewhere];
  return adjusted(counted, changes, hasStatus(status));
}

/**
 * The total of the queue, including pending writes. Among filtered records, only those in the queue are known to
 * match the filters.
 */
export function totalWithPendingWrites<R extends RecordInput>(state: SessionState<R>): number | undefined {
  const { queue, recordStates, isOut, criteria } = state;
  if (queue.total === undefined) return undefined;
  const isByStatus = !isSelective(criteria.committed) && criteria.committed.filters.response.length === 0;
  // Pending writes of records that are not loaded do not count: the total of an offline copy includes them.
  if (isByStatus)
    return adjusted(queue.total, changesOf(Object.values(recordStates), isOut), hasStatus(queue.status));
  const held = queue.slots.flatMap(({ id, isOpenedById }) => (isOpenedById ? [] : (recordStates[id] ?? [])));
  return adjusted(queue.total, changesOf(held, isOut), memberOf(state));
}

const hasStatus =
  (status: QueueStatus): IsMember =>
  (response) =>
    queueStatusOf(response) === status;

function mayBeStored({ hold }: Pick<OutboxEntry, "hold">): boolean {
  return hold?.kind !== "refused" && hold?.kind !== "conflict";
}

/** A response that the server has counted, and the one that waits to replace it. */
interface Change {
  from: UserResponse | null;
  to: UserResponse | null;
}

function changesOf(records: readonly RecordState[], isOut: boolean): Change[] {
  return records.flatMap(({ entry, confirmed, hasWaited }) => {
    const isWaiting = entry && (isOut || hasWaited || entry.hold !== null);
    return isWaiting ? [{ from: confirmed, to: entry.target }] : [];
  });
}

function adjusted(counted: number, changes: readonly Change[], isIn: IsMember): number {
  const count = changes.reduce((sum, { from, to }) => sum + Number(isIn(to)) - Number(isIn(from)), counted);
  return Math.max(0, count);
}
