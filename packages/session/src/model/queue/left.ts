import { type CriteriaState, rollback } from "../../criteria/criteria";
import type { Bulk } from "../bulk/bulk";
import { currentResponse, type RecordInput, type RecordState } from "../record/record-state";
import { type SessionState, withFocusOnOpen } from "../state";
import { memberOf } from "./membership";
import { type Queue, withMembership } from "./queue";

/** The queue that was on screen before other criteria were opened, with the selection of its list. */
export interface LeftQueue {
  criteria: CriteriaState;
  queue: Queue;
  selection: Pick<Bulk, "selected" | "anchor" | "currentRow" | "isAll">;
  /** The states of records at that moment, by which later responses are noticed. */
  recordStates: Readonly<Record<string, RecordState>>;
}

/**
 * The queue to return to if the criteria that are opened now are refused: the one on screen, or, while none is, the one
 * that was there before.
 */
export function leftBy({
  load,
  left,
  criteria,
  queue,
  bulk,
  recordStates,
}: SessionState): LeftQueue | undefined {
  // At the end of a queue, the next records may be loading.
  if (load !== "ready" && queue.slots.length === 0) return left;
  const { selected, anchor, currentRow, isAll } = bulk;
  return { criteria, queue, selection: { selected, anchor, currentRow, isAll }, recordStates };
}

/** The state with the queue that was left, with the responses that were given or confirmed since. */
export function withLeftQueue<R extends RecordInput>(
  state: SessionState<R>,
  left: LeftQueue,
): SessionState<R> {
  const shown: SessionState<R> = {
    ...state,
    criteria: rollback(left.criteria),
    bulk: { ...state.bulk, ...left.selection },
    load: "ready",
    left: undefined,
  };
  const isMember = memberOf(shown);
  const changed = left.queue.slots.flatMap(({ id }) => {
    const now = state.recordStates[id];
    return now && now !== left.recordStates[id] ? { id, isIn: isMember(currentResponse(now)) } : [];
  });
  const queue = changed.reduce((so, { id, isIn }) => withMembership(so, id, isIn), left.queue);
  return withFocusOnOpen({ ...shown, queue: { ...queue, isTotalSure: false } });
}
