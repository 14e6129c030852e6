import type { QueueStatus } from "@glossa/contract";
import type { RecordInput } from "../record/record-state";
import type { SessionState } from "../state";
import { queueStatusOf } from "./queue";

/**
 * The number of records with a status, including pending writes: while the server is unreachable or the user is
 * signed out, its own count does not change. Otherwise, that count is correct a moment later.
 *
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
  const count = Object.values(recordStates).reduce((sum, { entry, confirmed, hasWaited }) => {
    const isWaiting = entry && (isOut || hasWaited || entry.hold !== null);
    if (!isWaiting) return sum;
    return sum + Number(queueStatusOf(entry.target) === status) - Number(queueStatusOf(confirmed) === status);
  }, counted);
  return Math.max(0, count);
}
