import { isNarrowed } from "../criteria/criteria";
import { totalWithPendingWrites } from "./queue/count-with-pending-writes";
import { canGo, positionOf } from "./queue/position";
import { currentId } from "./queue/queue";
import { type Draft, isSubmittable, type QuestionInput, unfitValues } from "./record/draft";
import {
  currentResponse,
  isTouched,
  type RecordInput,
  type RecordState,
  statusOf,
} from "./record/record-state";
import type { Values } from "./record/response";
import { type SaveState, saveStateOf } from "./record/save-state";
import type { SessionState } from "./state";

const untouched: SaveState = { kind: "none" };
const nothing: Draft = {};

// Selectors for a page. They return flat objects, so a shallow comparison detects changes.

/**
 * The queue and the position in it.
 *
 * @param state that of a session
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * const { position, total } = selectQueue(session.getState());
 * document.title = `Ticket ${position} of ${total}`; // "Ticket 3 of 25"
 */
export function selectQueue<R extends RecordInput>(state: SessionState<R>) {
  const { queue } = state;
  const { back, on } = canGo(queue);
  const total = totalWithPendingWrites(state);
  const hasLeft = queue.slots[queue.index]?.hasLeft ?? false;
  return {
    status: queue.status,
    position: positionWithin(positionOf(queue), total),
    total,
    leftTo: hasLeft ? selectRecord(state).status : undefined,
    isShared: queue.isShared,
    isFiltered: isNarrowed(state.criteria.committed),
    canGoBack: back,
    canGoOn: on,
  };
}

/**
 * The record on screen and its status for the user; both undefined at the end of the queue.
 *
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * const { record, status } = selectRecord(session.getState());
 * document.title = record ? `${record.id}, ${status}` : "No tickets left"; // "ticket-7, draft"
 */
export function selectRecord<R extends RecordInput>({ queue, records, recordStates }: SessionState<R>) {
  const id = currentId(queue) ?? "";
  const [record, one] = [records[id], recordStates[id]];
  return record && one ? { record, status: statusOf(one) } : { record: undefined, status: undefined };
}

/**
 * The values on screen and the available actions.
 *
 * @param state that of a session
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * const { values, canSubmit } = selectForm(session.getState());
 * values.topic; // { value: "billing", isPencil: true }: a model suggested it
 * if (canSubmit) await session.submit();
 */
export function selectForm<R extends RecordInput>(state: SessionState<R>) {
  const recordState = currentRecordState(state);
  return {
    values: recordState?.draft ?? nothing,
    canSubmit: recordState !== undefined && isSubmittable(recordState.draft, state.questions),
    /** True while the last response is being saved, if that takes long enough to be visible. */
    isSaving: state.isSavingLong,
    focus: state.focus,
  };
}

/**
 * The values of the response on screen that no question can show, because another program has stored them in another form
 * than that of their question's type. The next response replaces them.
 *
 * @param state that of a session
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * const lost = selectUnfit(session.getState()).topic;
 * if (lost) console.warn("Stored in another form:", lost.value);
 */
export function selectUnfit<R extends RecordInput>(state: SessionState<R>): Values {
  const recordState = currentRecordState(state);
  const response = recordState && currentResponse(recordState);
  return response ? unfitValues(response.values, state.questions) : {};
}

/**
 * The save state of the response on screen.
 *
 * @param state that of a session
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * const saveState = selectSaveState(session.getState());
 * if (saveState.kind === "refused") console.warn(saveState.reason);
 */
export function selectSaveState<R extends RecordInput>(state: SessionState<R>): SaveState {
  const recordState = currentRecordState(state);
  return recordState ? saveStateOfRecord(recordState, state.questions) : untouched;
}

/**
 * The save state of the response to any loaded record.
 *
 * @param recordState the session's state of the record
 * @param questions those of the dataset
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * const { recordStates, questions } = session.getState();
 * const unsaved = Object.values(recordStates).filter((one) => {
 *   return saveStateOfRecord(one, questions).kind === "unsaved";
 * });
 */
export function saveStateOfRecord(recordState: RecordState, questions: readonly QuestionInput[]): SaveState {
  return saveStateOf({ ...recordState, isModified: isTouched(recordState, questions) });
}

function currentRecordState<R extends RecordInput>({ queue, records, recordStates }: SessionState<R>) {
  const id = currentId(queue) ?? "";
  return records[id] && recordStates[id];
}

/**
 * An empty set has no first position, even if the records that were answered in it are still listed. After responses in
 * another tab, fewer records may be left than precede the one on screen.
 */
function positionWithin(position: number | undefined, total: number | undefined): number | undefined {
  if (total === undefined || position === undefined) return position;
  return total === 0 ? undefined : Math.min(position, total);
}
