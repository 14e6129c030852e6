import type { RecordInput } from "../../model/record/record-state";
import type { SessionState } from "../../model/state";
import type { Step } from "../../model/undo";
import type { AnnotationSession } from "../annotation-session";

/**
 * Acts, and offers to undo the action as long as it is the last step, because the button would undo any later
 * step instead, and as long as its response can be sent: "Submitted" would not be true. `show` returns a function that
 * removes the offer.
 *
 * @param session the one in which the action is a step
 * @param act does it
 * @param show shows the offer; returns a function that closes it
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * const undo = document.createElement("button");
 * undo.addEventListener("click", () => void session.undo());
 * await offerUndo(session, session.discard, () => {
 *   document.body.append(undo);
 *   return () => undo.remove();
 * });
 */
export async function offerUndo<R extends RecordInput>(
  session: Pick<AnnotationSession<R>, "getState" | "subscribe">,
  act: () => Promise<unknown>,
  show: () => () => void,
): Promise<void> {
  const last = () => session.getState().history.done.at(-1);
  const before = last();
  await act();
  const step = last();
  if (step === before) return;
  const hide = show();
  const stop = session.subscribe((state) => {
    if (last() === step && !isHeld(state, step)) return;
    stop();
    hide();
  });
}

/** Whether a response waits: it was refused, is in conflict, or the sign-in has ended. The page says why. */
function isHeld({ recordStates }: Pick<SessionState, "recordStates">, step: Step | undefined): boolean {
  if (!step || !("recordId" in step)) return false;
  return (recordStates[step.recordId]?.entry?.hold ?? null) !== null;
}
