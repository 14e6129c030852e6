import { type KeptDraft, withKept } from "../../drafts/kept-draft";
import type { OutboxEntry } from "../../outbox/entry";
import { openingDraft, type QuestionInput } from "./draft";
import type { RecordInput, RecordState } from "./record-state";

/** The state of a record from the server and the outbox. */
export function openRecordState(
  questions: readonly QuestionInput[],
  record: RecordInput,
  entry: OutboxEntry | undefined,
  kept?: KeptDraft,
): RecordState {
  const response = entry ? entry.target : record.response;
  const draft = openingDraft(questions, record.suggestions, response?.values ?? null);
  const { response: confirmed } = record;
  const recordState: RecordState = {
    draft,
    snapshot: draft,
    confirmed,
    entry: entry ?? null,
    revision: entry?.revision ?? 0,
    nextTryAt: undefined,
    hasWaited: (entry?.attempts ?? 0) > 0,
    overtaken: null,
  };
  return kept ? withKept(recordState, kept, questions) : recordState;
}
