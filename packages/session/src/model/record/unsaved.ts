import type { SessionState } from "../state";
import { isTouched } from "./record-state";

/**
 * Whether a record holds changes that were neither submitted nor saved as a draft.
 *
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * if (hasUnsaved(session.getState())) console.warn("Save or submit your changes first.");
 */
export function hasUnsaved({
  recordStates,
  questions,
}: Pick<SessionState, "recordStates" | "questions">): boolean {
  return Object.values(recordStates).some((one) => isTouched(one, questions));
}

/**
 * Whether a record on screen holds such changes: those of other records are not what the user is about to leave.
 *
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * if (hasUnsavedOnScreen(session.getState())) console.warn("Save or submit your changes first.");
 */
export function hasUnsavedOnScreen({
  recordStates,
  questions,
  queue: { slots, index, many },
}: Pick<SessionState, "recordStates" | "questions" | "queue">): boolean {
  return slots.slice(index, index + many).some(({ id }) => {
    const recordState = recordStates[id];
    return recordState !== undefined && isTouched(recordState, questions);
  });
}

/**
 * Returns whether a write is pending. If the outbox is only in memory, closing the tab would lose it.
 *
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * window.addEventListener("beforeunload", (event) => {
 *   if (hasPendingWrites(session.getState())) event.preventDefault();
 * });
 */
export function hasPendingWrites({ recordStates }: Pick<SessionState, "recordStates">): boolean {
  return Object.values(recordStates).some(({ entry }) => entry !== null);
}
