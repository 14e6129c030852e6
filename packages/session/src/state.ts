import type { CriteriaState } from "./criteria/criteria";
import { firstUnanswered, type QuestionFacts } from "./draft";
import { currentId, openQueue, type Queue, type QueueStatus, withMembership } from "./queue";
import { emptyHistory, type History, type Step } from "./undo";
import { type RecordFacts, statusOf, type Work } from "./work";

/** Something that happened and should be said; `serial` tells equal ones apart. */
export type Said =
  | { serial: number; kind: "undone" | "redone"; step: Step }
  | { serial: number; kind: "showing"; status: QueueStatus }
  | { serial: number; kind: "nothingToUndo" }
  | { serial: number; kind: "nothingToRedo" };

/** The whole state of one annotation page. */
export interface SessionState<R extends RecordFacts = RecordFacts> {
  questions: readonly QuestionFacts[];
  criteria: CriteriaState;
  queue: Queue;
  /** Whether the page waits for records, has them, or could not get them. */
  load: "loading" | "ready" | "failed";
  records: Readonly<Record<string, R>>;
  work: Readonly<Record<string, Work>>;
  /** How many answers were confirmed since the page was opened, of whatever record. */
  confirmations: number;
  history: History;
  /** Where the keyboard should go; a new serial asks again for the same question. */
  focus: { question: string | undefined; serial: number };
  said: Said | undefined;
  /** True while the server can't be reached. */
  isOut: boolean;
  /** The record whose answer is being made safe; a second one has to wait. */
  putting: string | undefined;
  /** Whether that takes so long that it should be seen. */
  isPuttingLong: boolean;
}

/** A session before its first page. */
export function openState<R extends RecordFacts>(
  questions: readonly QuestionFacts[],
  criteria: CriteriaState,
): SessionState<R> {
  const { status, page } = criteria.committed;
  return {
    questions,
    criteria,
    queue: openQueue(status, page.page),
    load: "loading",
    records: {},
    work: {},
    confirmations: 0,
    history: emptyHistory,
    focus: { question: undefined, serial: 0 },
    said: undefined,
    isOut: false,
    putting: undefined,
    isPuttingLong: false,
  };
}

/** The state with some of one record's work changed. */
export function withWork<R extends RecordFacts>(
  state: SessionState<R>,
  recordId: string,
  change: Partial<Work>,
): SessionState<R> {
  const work = state.work[recordId];
  if (!work) return state;
  const changed = { ...work, ...change };
  const queue = withMembership(state.queue, recordId, statusOf(changed));
  return { ...state, queue, work: { ...state.work, [recordId]: changed } };
}

/** The state with the keyboard asked to go to a question. */
export function withFocus<R extends RecordFacts>(
  state: SessionState<R>,
  question: string | undefined,
): SessionState<R> {
  return { ...state, focus: { question, serial: state.focus.serial + 1 } };
}

/** The state with the keyboard asked to go to where the record on screen goes on. */
export function withFocusOnOpen<R extends RecordFacts>(state: SessionState<R>): SessionState<R> {
  const id = currentId(state.queue);
  const work = id === undefined ? undefined : state.work[id];
  return work ? withFocus(state, firstUnanswered(work.draft, state.questions)) : state;
}
