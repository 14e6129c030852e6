import type { SessionState } from "../state";
import { isTouched } from "./record-state";

/** Whether a record holds changes that were neither submitted nor saved as a draft. */
export function hasUnsaved({
  recordStates,
  questions,
}: Pick<SessionState, "recordStates" | "questions">): boolean {
  return Object.values(recordStates).some((one) => isTouched(one, questions));
}

/** Whether a write is pending: it would be lost with the tab if it is only in memory. */
export function hasPendingWrites({ recordStates }: Pick<SessionState, "recordStates">): boolean {
  return Object.values(recordStates).some(({ entry }) => entry !== null);
}
