import { type Badge, badgeOf } from "./badge";
import { type Draft, isSubmittable } from "./draft";
import { canGo, currentId, positionOf } from "./queue";
import type { SessionState } from "./state";
import { countWithUnsent } from "./unsent-counts";
import { isTouched, type RecordFacts, statusOf } from "./work";

const untouched: Badge = { kind: "none" };
const nothing: Draft = {};

// Selectors for a page. They return flat objects, so a shallow comparison detects changes.

/** The queue and the position in it. */
export function selectQueue<R extends RecordFacts>(state: SessionState<R>) {
  const { queue } = state;
  const { back, on } = canGo(queue);
  const hasLeft = queue.slots[queue.index]?.hasLeft ?? false;
  return {
    status: queue.status,
    position: positionOf(queue),
    total: queue.total === undefined ? undefined : countWithUnsent(state, queue.status, queue.total),
    leftTo: hasLeft ? selectRecord(state).status : undefined,
    canGoBack: back,
    canGoOn: on,
  };
}

/** The record on screen and its status for the user; both undefined at the end of the queue. */
export function selectRecord<R extends RecordFacts>({ queue, records, work }: SessionState<R>) {
  const id = currentId(queue) ?? "";
  const [record, one] = [records[id], work[id]];
  return record && one ? { record, status: statusOf(one) } : { record: undefined, status: undefined };
}

/** The values on screen and the available actions. */
export function selectForm<R extends RecordFacts>(state: SessionState<R>) {
  const work = currentWork(state);
  return {
    answers: work?.draft ?? nothing,
    canSubmit: work !== undefined && isSubmittable(work.draft, state.questions),
    /** True while the last response is being saved, if that takes long enough to be visible. */
    isSaving: state.isPuttingLong,
    focus: state.focus,
  };
}

/** The save state of the response on screen. */
export function selectSaveState<R extends RecordFacts>(state: SessionState<R>): Badge {
  const work = currentWork(state);
  return work ? badgeOf({ ...work, isModified: isTouched(work, state.questions) }) : untouched;
}

function currentWork<R extends RecordFacts>({ queue, records, work }: SessionState<R>) {
  const id = currentId(queue) ?? "";
  return records[id] && work[id];
}
