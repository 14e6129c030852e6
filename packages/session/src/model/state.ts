import type { QueueStatus } from "@glossa/contract";
import type { Criteria, CriteriaState } from "../criteria/criteria";
import type { OutboxEntry } from "../outbox/entry";
import { type Bulk, emptyBulk } from "./bulk/bulk";
import type { LeftQueue } from "./queue/left";
import { memberOf } from "./queue/membership";
import { currentId, type Queue, queueOf, withMembership } from "./queue/queue";
import type { QuestionInput } from "./record/draft";
import { currentResponse, type RecordInput, type RecordState } from "./record/record-state";
import { emptyHistory, type History, type Step } from "./undo";

/** Where the user is. */
export type Place =
  | { kind: "record"; position: number; total: number }
  /** A record or a page that responses have removed from the queue, and how many records are left there. */
  | { kind: "left"; status: QueueStatus | undefined; total: number }
  | { kind: "page"; from: number; to: number; total: number };

/** An event to announce; with a place if other records are on screen since, or the record has left or entered the queue. */
export type Announced = (
  | { kind: "undone" | "redone"; step: Step }
  | { kind: "found"; status: QueueStatus; count: number }
  | { kind: "submitted" | "draftSaved" | "discarded" | "cleared" }
  | { kind: "arrived" | "atStart" | "atEnd" | "nothingToUndo" | "nothingToRedo" }
) & { place?: Place | undefined };

/** An announced event; `serial` distinguishes equal ones. */
export type Announcement = Announced & { serial: number };

/** The whole state of one annotation page. */
export interface SessionState<R extends RecordInput = RecordInput> {
  questions: readonly QuestionInput[];
  criteria: CriteriaState;
  queue: Queue;
  /** Whether the page is loading records, has them, or failed to load them. */
  load: "loading" | "ready" | "failed";
  /** Until the records of other criteria are on screen: the queue to return to if the server refuses these. */
  left: LeftQueue | undefined;
  records: Readonly<Record<string, R>>;
  recordStates: Readonly<Record<string, RecordState>>;
  /** The pending writes of the dataset that could not be sent at once, also for records that are not loaded. */
  unsent: readonly OutboxEntry[];
  /** How many responses were confirmed since the page was opened, for any record. */
  confirmations: number;
  history: History;
  bulk: Bulk;
  /** The question to focus; a new serial requests the same question again. */
  focus: { question: string | undefined; serial: number };
  announcement: Announcement | undefined;
  /** The records on screen that were announced last, and whether they had left the queue; undefined before the first. */
  heard: { at: string; hasLeft: boolean; criteria: Criteria } | undefined;
  /** How many announcements are to come that include other records on screen, which until then are not announced. */
  arrivalHolds: number;
  /** True while the server is unreachable. */
  isOut: boolean;
  /** The record whose response is being saved; another one has to wait. */
  saving: string | undefined;
  /** Whether saving takes so long that it should be visible. */
  isSavingLong: boolean;
}

/** A session before its first page. */
export function openState<R extends RecordInput>(
  questions: readonly QuestionInput[],
  criteria: CriteriaState,
  mostResults = emptyBulk.mostResults,
): SessionState<R> {
  return {
    questions,
    criteria,
    queue: queueOf(criteria.committed),
    load: "loading",
    left: undefined,
    records: {},
    recordStates: {},
    unsent: [],
    confirmations: 0,
    history: emptyHistory,
    bulk: { ...emptyBulk, mostResults },
    focus: { question: undefined, serial: 0 },
    announcement: undefined,
    heard: undefined,
    arrivalHolds: 0,
    isOut: false,
    saving: undefined,
    isSavingLong: false,
  };
}

/** The state with a change of one record's state. */
export function withRecordState<R extends RecordInput>(
  state: SessionState<R>,
  recordId: string,
  change: Partial<RecordState>,
): SessionState<R> {
  const recordState = state.recordStates[recordId];
  if (!recordState) return state;
  const changed = { ...recordState, ...change };
  const queue = withMembership(state.queue, recordId, memberOf(state)(currentResponse(changed)));
  return { ...state, queue, recordStates: { ...state.recordStates, [recordId]: changed } };
}

/** The state with an event that is announced. */
export function withAnnouncement<R extends RecordInput>(
  state: SessionState<R>,
  announced: Announced,
): SessionState<R> {
  return { ...state, announcement: { ...announced, serial: (state.announcement?.serial ?? 0) + 1 } };
}

/** The state with a request to focus a question. */
export function withFocus<R extends RecordInput>(
  state: SessionState<R>,
  question: string | undefined,
): SessionState<R> {
  return { ...state, focus: { question, serial: state.focus.serial + 1 } };
}

/**
 * The state with a request to focus the first question: the same keys mean the same on every record. Where the filters
 * ask for disagreement on questions, it is the first of these: the user is here to settle it.
 */
export function withFocusOnOpen<R extends RecordInput>(state: SessionState<R>): SessionState<R> {
  const id = currentId(state.queue);
  const recordState = id === undefined ? undefined : state.recordStates[id];
  return recordState ? withFocus(state, disputedQuestion(state) ?? state.questions[0]?.name) : state;
}

function disputedQuestion({ criteria, questions }: SessionState): string | undefined {
  return criteria.committed.filters.response.find(
    (filter) =>
      "agreement" in filter &&
      filter.agreement === "disagree" &&
      questions.some(({ name }) => name === filter.name),
  )?.name;
}
