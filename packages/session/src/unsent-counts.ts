import { type QueueStatus, setOf } from "./queue";
import type { SessionState } from "./state";
import type { RecordFacts } from "./work";

/**
 * The number of records with a status, including pending writes: while the server is unreachable or the user is
 * signed out, its own count does not change. Otherwise, that count is correct a moment later.
 */
export function countWithUnsent<R extends RecordFacts>(
  { work, isOut }: Pick<SessionState<R>, "work" | "isOut">,
  status: QueueStatus,
  counted: number,
): number {
  const count = Object.values(work).reduce((sum, { entry, confirmed, hasWaited }) => {
    const isWaiting = entry && (isOut || hasWaited || entry.hold !== null);
    if (!isWaiting) return sum;
    return sum + Number(setOf(entry.wanted) === status) - Number(setOf(confirmed) === status);
  }, counted);
  return Math.max(0, count);
}
