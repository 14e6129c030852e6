import { type BulkAction, parseTimestamp } from "@glossa/contract";
import { isTouched, type RecordInput } from "../record/record-state";
import type { SessionState } from "../state";
import type { BulkKind, BulkOutcome, BulkProgress, LeftRecords } from "./bulk-run";

const kinds = { submitted: "submit", draft: "draft", discarded: "discard" } as const satisfies Record<
  BulkAction["status"],
  BulkKind
>;

/** The kind of an action of the server. */
export function kindOf({ status }: Pick<BulkAction, "status">): BulkKind {
  return kinds[status];
}

/** Whether an action of the server has ended: done, cancelled or undone. */
export function hasEnded({ state }: Pick<BulkAction, "state">): boolean {
  return state === "done" || state === "undone";
}

/** What an action of the server does, or did last. */
export function directionOf({ state }: Pick<BulkAction, "state">): BulkProgress["direction"] {
  if (state === "redoing") return "redone";
  return state === "undoing" || state === "undone" ? "undone" : "done";
}

/** The progress of an action of the server. */
export function progressOfJob(action: BulkAction): BulkProgress {
  const { done, total } = action.progress;
  return {
    kind: kindOf(action),
    direction: directionOf(action),
    saved: done,
    total,
    isCancelled: false,
    isByServer: true,
    mayClose: true,
  };
}

/** The result of an action of the server. */
export function outcomeOfJob(
  action: BulkAction,
  direction: BulkProgress["direction"],
  serial: number,
): BulkOutcome {
  const { counts, progress, reasons } = action;
  const isUndo = direction === "undone";
  const left: LeftRecords = isUndo
    ? { changed: counts.kept, incomplete: 0, refused: 0, unaffected: 0, reasons: [] }
    : { ...leftOf(counts), reasons };
  return {
    serial,
    kind: kindOf(action),
    direction,
    total: progress.total,
    saved: isUndo ? counts.undone : counts.saved,
    waiting: 0,
    failures: [],
    left,
    isAll: true,
    isCancelled: action.is_cancelled && !isUndo,
  };
}

function leftOf({ changed, incomplete, refused, unaffected }: BulkAction["counts"]) {
  return { changed, incomplete, refused, unaffected };
}

/** How long the result of an action is news, in ms. */
const NEWS_MS = 60 * 60 * 1000;

/** Whether an action ended so recently that its user may not know yet. What was undone needs no news. */
export function isFresh({ state, updated_at: at }: BulkAction, now: number): boolean {
  return state === "done" && now - parseTimestamp(at).getTime() < NEWS_MS;
}

/**
 * The state without what it knew of records that the server may have changed; records with changes or pending writes
 * stay.
 */
export function withoutKnown<R extends RecordInput>(state: SessionState<R>): SessionState<R> {
  const entries = Object.entries(state.recordStates);
  const kept = entries.filter(
    ([, recordState]) => recordState.entry !== null || isTouched(recordState, state.questions),
  );
  return { ...state, recordStates: Object.fromEntries(kept) };
}
