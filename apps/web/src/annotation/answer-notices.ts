import { answerNotices } from "@glossa/features/shell";
import { currentId, type OutboxEntry } from "@glossa/session";
import type { LoadedSession } from "@glossa/session/server";
import { translate } from "../state/language";
import { notices } from "../state/notices";

const answers = answerNotices(notices, translate);

/** Tells of an answer that needs a person, where its record is not on screen: there the badge says it. */
export function tellHeld(session: LoadedSession, datasetId: string, entry: OutboxEntry): void {
  const { recordId } = entry;
  if (entry.datasetId !== datasetId || isSettled(session, recordId)) return;
  answers.held(entry, () => void session.openRecord(recordId).catch(() => undefined));
  const stop = session.subscribe(() => {
    if (!isSettled(session, recordId)) return;
    stop();
    answers.settled(recordId);
  });
}

/** Takes all notices of answers away: they lead to a page that is left. */
export function forgetAll(): void {
  answers.close();
}

/** Whether there is nothing to tell of a record: it is on screen by now, or its answer waits for nobody. */
function isSettled(session: LoadedSession, recordId: string): boolean {
  const { queue, recordStates } = session.getState();
  const one = recordStates[recordId];
  return currentId(queue) === recordId || (one !== undefined && !one.entry?.hold);
}

/** Tells that unsent work is there again, and leads to it where it is not on screen. */
export function tellRestored(session: LoadedSession, recordIds: readonly string[]): void {
  const [first] = recordIds;
  const isOnScreen = recordIds.includes(currentId(session.getState().queue) ?? "");
  const show = () => void (first && session.openRecord(first).catch(() => undefined));
  answers.restored(recordIds.length, isOnScreen ? undefined : show);
}
