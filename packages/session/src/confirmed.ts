import { type Answer, isSameAnswer, isSameValue, type StoredAnswer } from "./answer";
import { openingDraft, valuesOf } from "./draft";
import type { OutboxEntry } from "./outbox/entry";
import { setOf, withCounted } from "./queue";
import { type SessionState, withWork } from "./state";
import { answerOf, isTouched, type RecordFacts, type Work } from "./work";

/** The state after the server confirmed the response to a record; the total changes only if the status did. */
export function withConfirmed<R extends RecordFacts>(
  state: SessionState<R>,
  recordId: string,
  stored: StoredAnswer | null,
  next: OutboxEntry | null,
): SessionState<R> {
  const work = state.work[recordId];
  if (!work) return state;
  const counted = {
    ...state,
    queue: withCounted(state.queue, setOf(work.confirmed), setOf(stored)),
  };
  const heard = { entry: next, nextTryAt: undefined, hasWaited: false };
  const confirmed = withWork(counted, recordId, { ...heard, confirmed: asKnown(stored, answerOf(work)) });
  return withElsewhere(confirmed, recordId, work);
}

/** The stored response with the values that are known if they are equal: a page compares them by identity. */
function asKnown(stored: StoredAnswer | null, known: Answer | null): StoredAnswer | null {
  return stored && known && isSameAnswer(stored, known) ? { ...stored, values: known.values } : stored;
}

/**
 * The state after an entry was changed, in this tab or another one. A draft without changes of its own follows
 * it; a draft with changes stays, and the user is asked before it replaces the other response.
 */
export function withEntry<R extends RecordFacts>(
  state: SessionState<R>,
  recordId: string,
  entry: OutboxEntry | null,
): SessionState<R> {
  const work = state.work[recordId];
  if (!work) return state;
  return withElsewhere(withWork(state, recordId, { entry }), recordId, work);
}

function withElsewhere<R extends RecordFacts>(
  state: SessionState<R>,
  recordId: string,
  before: Work,
): SessionState<R> {
  const work = state.work[recordId];
  const record = state.records[recordId];
  // The action that is saving this record sets its draft itself.
  if (!work || !record || state.putting === recordId) return state;
  const [shown, answer] = [answerOf(before), answerOf(work)];
  if (isSameAnswer(answer, shown)) return state;
  // Changes typed in this tab are no longer unsaved if the same values were saved elsewhere.
  const isSaid = answer !== null && isSameValue(valuesOf(work.draft, state.questions), answer.values);
  if (isTouched(work, state.questions) && !isSaid) {
    // A response that was only taken away has no values that could be lost.
    const overtaken = work.overtaken ?? (answer && { answer: shown, base: before.confirmed });
    return withWork(state, recordId, { overtaken });
  }
  const draft = openingDraft(state.questions, record.suggestions, answer?.values ?? null);
  return withWork(state, recordId, { draft, snapshot: draft, overtaken: null });
}
