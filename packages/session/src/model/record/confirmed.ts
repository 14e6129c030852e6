import { isSelective } from "../../criteria/criteria";
import type { OutboxEntry } from "../../outbox/entry";
import { memberOf } from "../queue/membership";
import { type Queue, withCounted } from "../queue/queue";
import { type SessionState, withRecordState } from "../state";
import { openingDraft, valuesOf } from "./draft";
import { currentResponse, isTouched, type RecordInput, type RecordState } from "./record-state";
import { isSameResponse, isSameValue, type StoredResponse, type UserResponse } from "./response";

/** A confirmed response, with the entry of one that was given meanwhile, as they were at that revision. */
interface Confirmation {
  recordId: string;
  stored: StoredResponse | null;
  next: OutboxEntry | null;
  revision: number;
}

/** The state after the server confirmed the response to a record; the total changes only if it left the queue's set or entered it. */
export function withConfirmed<R extends RecordInput>(
  state: SessionState<R>,
  { recordId, stored, next, revision }: Confirmation,
): SessionState<R> {
  const recordState = state.recordStates[recordId];
  if (!recordState) return state;
  const counted = { ...state, queue: withConfirmedCount(state, recordId, stored) };
  // A response that the user gave just now may be known before the confirmation of the one it replaces.
  const isLate = recordState.revision > revision;
  const known = isLate ? {} : { entry: next, revision };
  const heard = { ...known, nextTryAt: undefined, hasWaited: false };
  const confirmed = withRecordState(counted, recordId, {
    ...heard,
    confirmed: asKnown(stored, currentResponse(recordState)),
  });
  return withElsewhere(confirmed, recordId, recordState);
}

/** The queue with the new total; if it is unknown whether the filters select the record, the server counts. */
function withConfirmedCount<R extends RecordInput>(
  state: SessionState<R>,
  recordId: string,
  stored: StoredResponse | null,
): Queue {
  const { queue, criteria, recordStates } = state;
  const isMember = memberOf(state);
  const slot = queue.slots.find(({ id }) => id === recordId);
  const isKnown = slot ? !slot.isOpenedById : !isSelective(criteria.committed);
  if (!isKnown) return { ...queue, isTotalSure: false };
  return withCounted(queue, isMember(recordStates[recordId]?.confirmed ?? null), isMember(stored));
}

/** The stored response with the values that are known if they are equal: a page compares them by identity. */
function asKnown(stored: StoredResponse | null, known: UserResponse | null): StoredResponse | null {
  return stored && known && isSameResponse(stored, known) ? { ...stored, values: known.values } : stored;
}

/**
 * The state after an entry was changed, in this tab or another one. A draft without changes of its own follows
 * it; a draft with changes stays, and the user is asked before it replaces the other response.
 */
export function withEntry<R extends RecordInput>(
  state: SessionState<R>,
  { recordId, entry, revision }: Pick<RecordState, "entry" | "revision"> & { recordId: string },
): SessionState<R> {
  const recordState = state.recordStates[recordId];
  if (!recordState) return state;
  return withElsewhere(withRecordState(state, recordId, { entry, revision }), recordId, recordState);
}

function withElsewhere<R extends RecordInput>(
  state: SessionState<R>,
  recordId: string,
  before: RecordState,
): SessionState<R> {
  const recordState = state.recordStates[recordId];
  const record = state.records[recordId];
  // The action that is saving this record sets its draft itself.
  if (!recordState || !record || state.saving === recordId) return state;
  const [shown, response] = [currentResponse(before), currentResponse(recordState)];
  if (isSameResponse(response, shown)) return state;
  // Changes typed in this tab are no longer unsaved if the same values were saved elsewhere.
  const isSaid =
    response !== null && isSameValue(valuesOf(recordState.draft, state.questions), response.values);
  // As it was before: a confirmed suggestion has the value that a draft without a response begins with.
  if (isTouched(before, state.questions) && !isSaid) {
    // A response that was only taken away has no values that could be lost.
    const overtaken = recordState.overtaken ?? (response && { response: shown, base: before.confirmed });
    return withRecordState(state, recordId, { overtaken });
  }
  const draft = openingDraft(state.questions, record.suggestions, response?.values ?? null);
  return withRecordState(state, recordId, { draft, snapshot: draft, overtaken: null });
}
