import type { Bulk } from "./bulk/bulk";
import type { BulkKind } from "./bulk/bulk-run";
import type { Draft, DraftValue } from "./record/draft";
import { isSameValue, type UserResponse } from "./record/response";

/** One action of the user, with the data needed to undo and redo it. */
export type Step = ValueStep | FormStep | ClearFormStep | ResponseStep | BulkStep | BulkJobStep;

/** A change of a value on screen. */
export interface ValueStep {
  kind: "value";
  recordId: string;
  question: string;
  before: DraftValue | undefined;
  after: DraftValue | undefined;
  /** Whether a text was typed: changes that were typed one after the other are one step. */
  isTyping?: boolean;
}

/** A change of a value in the form of bulk mode. */
export interface FormStep {
  kind: "form";
  question: string;
  before: DraftValue | undefined;
  after: DraftValue | undefined;
  /** As in a `ValueStep`. */
  isTyping?: boolean;
}

/** The removal of all values of the form in bulk mode. */
export interface ClearFormStep {
  kind: "clearForm";
  before: Draft;
}

/** A response that the user gave or removed, with the draft before and after. */
export interface ResponseStep {
  kind: ResponseKind;
  recordId: string;
  before: UserResponse | null;
  after: UserResponse | null;
  draftBefore: Draft;
  /** The snapshot before: an undone response may have had unsaved changes. */
  snapshotBefore: Draft;
  draftAfter: Draft;
}

/** A response to several records at once, with the form and the selection before. */
export interface BulkStep {
  kind: "bulk";
  action: BulkKind;
  steps: readonly ResponseStep[];
  /** How many of them the server has not refused; undefined in steps that an earlier version has kept. */
  saved?: number | undefined;
  before: Pick<Bulk, "draft" | "selected" | "isAll">;
}

/** A bulk action that the server ran as a job, with the form and the selection before. */
export interface BulkJobStep {
  kind: "bulkJob";
  action: BulkKind;
  /** The id of the action on the server. */
  id: string;
  /** How many responses it gave or took back last. */
  count: number;
  before: Pick<Bulk, "draft" | "selected">;
}

/** The kinds of changes of a response. */
export type ResponseKind = "submit" | "draft" | "discard" | "clear";

/** The steps that can be undone and redone in this tab, latest last. */
export interface History {
  done: readonly Step[];
  undone: readonly Step[];
}

/** A history without steps. */
export const emptyHistory: History = { done: [], undone: [] };

const DEPTH = 200;

/**
 * The history after a new step: undone steps can no longer be redone. A step that changes nothing is none, and typing in
 * one text continues the last step.
 */
export function withStep(history: History, step: Step): History {
  if ("question" in step && isSameValue(step.before, step.after)) return history;
  const last = history.done.at(-1);
  const merged = last && mergedStep(last, step);
  if (!merged) return { done: [...history.done, step].slice(-DEPTH), undone: [] };
  // A text that is as before again leaves nothing to undo.
  const rest = history.done.slice(0, -1);
  return { done: isSameValue(merged.before, merged.after) ? rest : [...rest, merged], undone: [] };
}

/** One step for two that were typed in the same text; undefined for others. */
function mergedStep(last: Step, step: Step): ValueStep | FormStep | undefined {
  if (!("question" in last && "question" in step && last.isTyping && step.isTyping)) return undefined;
  return textOf(last) === textOf(step) ? { ...last, after: step.after } : undefined;
}

/** The text that a step has changed: that of a question in a record, or in the form of bulk mode. */
const textOf = (step: ValueStep | FormStep): string =>
  step.kind === "value" ? `${step.recordId} ${step.question}` : step.question;

/** Takes back the last step. Returns the step to invert and the history without it. */
export function undoStep(history: History): { step: Step; history: History } | undefined {
  const step = history.done.at(-1);
  return step && { step, history: withUndone(history, step) };
}

/** The history once a step is undone, which need not be the last one: the user may have been asked before. */
export function withUndone(history: History, step: Step): History {
  const { done, undone } = withoutStep(history, step);
  return { done, undone: [...undone, step] };
}

/** The history once an undone step is repeated. */
export function withRedone(history: History, step: Step): History {
  const { done, undone } = withoutStep(history, step);
  return { done: [...done, step], undone };
}

/** The history without a step that can no longer be undone or redone. */
export function withoutStep({ done, undone }: History, step: Step): History {
  const isOther = (one: Step) => one !== step;
  return { done: done.filter(isOther), undone: undone.filter(isOther) };
}

/** The history without the steps of some records, whose values were replaced since. */
export function withoutRecords({ done, undone }: History, recordIds: readonly string[]): History {
  const isOther = (one: Step) => !("recordId" in one && recordIds.includes(one.recordId));
  return { done: done.filter(isOther), undone: undone.filter(isOther) };
}

/** Repeats the last undone step. */
export function redoStep(history: History): { step: Step; history: History } | undefined {
  const step = history.undone.at(-1);
  return step && { step, history: withRedone(history, step) };
}
