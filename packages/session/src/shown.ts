import { type Badge, badgeOf } from "./badge";
import { type Draft, isSubmittable } from "./draft";
import { canGo, currentId, positionOf } from "./queue";
import type { SessionState } from "./state";
import { countWithUnsent } from "./unsent-counts";
import { isTouched, type RecordFacts, statusOf, type Work } from "./work";

const untouched: Badge = { kind: "none" };
const nothing: Draft = {};

/** The view of a session: the position, the record, its values, and the available actions. */
export function shownOf<R extends RecordFacts>(state: SessionState<R>) {
  const { queue, questions, load, focus } = state;
  const current = currentOf(state);
  const { back, on } = canGo(queue);
  const hasLeft = queue.slots[queue.index]?.hasLeft ?? false;
  return {
    load,
    queue: {
      status: queue.status,
      position: positionOf(queue),
      total: queue.total === undefined ? undefined : countWithUnsent(state, queue.status, queue.total),
      leftTo: hasLeft && current ? statusOf(current.work) : undefined,
      canGoBack: back,
      canGoOn: on,
    },
    /** Undefined at the end of the queue. */
    current: current && { record: current.record, status: statusOf(current.work) },
    form: {
      answers: current?.work.draft ?? nothing,
      saveState: current ? badgeFor(current.work, questions) : untouched,
      canSubmit: current !== undefined && isSubmittable(current.work.draft, questions),
      /** True while the last response is being saved, if that takes long enough to be visible. */
      isSaving: state.isPuttingLong,
      focus,
    },
  };
}

function currentOf<R extends RecordFacts>({ queue, records, work }: SessionState<R>) {
  const id = currentId(queue);
  const [record, its] = id === undefined ? [] : [records[id], work[id]];
  return record && its && { record, work: its };
}

function badgeFor(work: Work, questions: SessionState["questions"]): Badge {
  return badgeOf({ ...work, isModified: isTouched(work, questions) });
}
