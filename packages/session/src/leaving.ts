import type { SessionState } from "./state";
import { isTouched } from "./work";

/** Whether a record holds changes that were neither submitted nor saved as a draft. */
export function hasUnsaved({ work, questions }: Pick<SessionState, "work" | "questions">): boolean {
  return Object.values(work).some((one) => isTouched(one, questions));
}

/** Whether a write is pending: it would be lost with the tab if it is only in memory. */
export function hasUnsent({ work }: Pick<SessionState, "work">): boolean {
  return Object.values(work).some(({ entry }) => entry !== null);
}
