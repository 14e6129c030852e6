import type { Answer } from "./answer";
import type { Draft, DraftValue } from "./draft";

/** One thing that a person did, with what is needed to take it back and to do it again. */
export type Step = ValueStep | AnswerStep;

/** A value that a person changed on screen. */
export interface ValueStep {
  kind: "value";
  recordId: string;
  question: string;
  before: DraftValue | undefined;
  after: DraftValue | undefined;
}

/** An answer that a person gave or took away, with what was on screen before and after. */
export interface AnswerStep {
  kind: AnswerKind;
  recordId: string;
  before: Answer | null;
  after: Answer | null;
  draftBefore: Draft;
  /** What counted as unchanged before: an undone answer may have had changes that nobody had saved. */
  snapshotBefore: Draft;
  draftAfter: Draft;
}

/** The ways to change what the server holds for a record. */
export type AnswerKind = "submit" | "draft" | "discard" | "clear";

/** What can be undone and redone in this tab, latest last. */
export interface History {
  done: readonly Step[];
  undone: readonly Step[];
}

/** A history without steps. */
export const emptyHistory: History = { done: [], undone: [] };

const DEPTH = 200;

/**
 * The history after a new step: what was undone can't be redone any more. Changes of one text in a row are
 * one step (`isContinued`), as a person means them.
 */
export function withStep(history: History, step: Step, isContinued = false): History {
  const last = history.done.at(-1);
  const isSame =
    isContinued &&
    last?.kind === "value" &&
    step.kind === "value" &&
    last.recordId === step.recordId &&
    last.question === step.question;
  const done = isSame
    ? [...history.done.slice(0, -1), { ...last, after: step.after }]
    : [...history.done, step].slice(-DEPTH);
  return { done, undone: [] };
}

/** Takes the last step back: the step to invert, and the history without it. */
export function undoStep(history: History): { step: Step; history: History } | undefined {
  const step = history.done.at(-1);
  if (!step) return undefined;
  return { step, history: { done: history.done.slice(0, -1), undone: [...history.undone, step] } };
}

/** Does the last undone step again. */
export function redoStep(history: History): { step: Step; history: History } | undefined {
  const step = history.undone.at(-1);
  if (!step) return undefined;
  return { step, history: { done: [...history.done, step], undone: history.undone.slice(0, -1) } };
}
