import type { RecordFacts } from "../work";
import type { AnnotationSession } from "./annotation-session";

/**
 * Acts, and shows that it can be taken back for as long as it is what an undo would take back: after any other step
 * the same button would undo that one. `show` answers what takes it away.
 */
export async function showWhileLast<R extends RecordFacts>(
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
  const stop = session.subscribe(() => {
    if (last() === step) return;
    stop();
    hide();
  });
}
