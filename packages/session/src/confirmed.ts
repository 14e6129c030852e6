import { type Answer, isSameAnswer, type StoredAnswer } from "./answer";
import { openingDraft } from "./draft";
import type { OutboxEntry } from "./outbox/entry";
import { setOf, withCounted } from "./queue";
import { type SessionState, withWork } from "./state";
import { answerOf, isTouched, type RecordFacts } from "./work";

/** The state after the server confirmed what it holds of a record; totals move by what really changed. */
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
  const shown = answerOf(work);
  const confirmed = withWork(counted, recordId, { confirmed: stored, entry: next, nextTryAt: undefined });
  return withElsewhere(confirmed, recordId, shown);
}

/**
 * The state after an entry was changed, here or in another tab. A draft that nobody is changing here follows;
 * one that is being changed stays.
 */
export function withEntry<R extends RecordFacts>(
  state: SessionState<R>,
  recordId: string,
  entry: OutboxEntry | null,
): SessionState<R> {
  const work = state.work[recordId];
  if (!work) return state;
  const shown = answerOf(work);
  return withElsewhere(withWork(state, recordId, { entry }), recordId, shown);
}

function withElsewhere<R extends RecordFacts>(
  state: SessionState<R>,
  recordId: string,
  shown: Answer | null,
): SessionState<R> {
  const work = state.work[recordId];
  const record = state.records[recordId];
  // What is being put away here says itself what is to be seen of it.
  if (!work || !record || state.putting === recordId) return state;
  const answer = answerOf(work);
  if (isSameAnswer(answer, shown) || isTouched(work, state.questions)) return state;
  const draft = openingDraft(state.questions, record.suggestions, answer?.values ?? null);
  return withWork(state, recordId, { draft, snapshot: draft });
}
