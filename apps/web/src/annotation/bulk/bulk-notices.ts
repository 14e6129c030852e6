import { type BulkNotice, outcomeNotices } from "@glossa/features/annotation";
import type { LoadedSession } from "@glossa/session/server";
import { translate } from "../../state/language";
import { notices } from "../../state/notices";
import { notifyAway } from "../../state/notifications";

/**
 * Shows notices about the result of each action on several records. What was saved can be undone as long as it is the
 * last step. Returns a function that stops this.
 */
export function watchBulkOutcomes(session: LoadedSession): () => void {
  let seen = session.getState().bulk.outcome?.serial;
  let close = () => {};
  let offered: unknown;
  const stop = session.subscribe(({ bulk: { outcome }, history }) => {
    const last = history.done.at(-1);
    if (offered !== last) close();
    if (!outcome || outcome.serial === seen) return;
    seen = outcome.serial;
    offered = last;
    const ids = outcomeNotices(outcome, translate).flatMap((notice) => show(session, notice));
    close = () => {
      for (const id of ids) notices.close(id);
      close = () => {};
    };
  });
  return () => {
    stop();
    close();
  };
}

/** Shows a notice. Returns its id if it offers to undo: such an offer ends with the next step. */
function show(session: LoadedSession, { tone, text, hasUndo }: BulkNotice): number[] {
  notifyAway(text);
  if (!hasUndo) {
    notices.show({ tone, text });
    return [];
  }
  const action = { label: translate("annotation.undo"), onAction: () => void session.undo() };
  return [notices.show({ tone, text, action })];
}
