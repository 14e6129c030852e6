import { responseNotices } from "@glossa/features/shell";
import { ChangedElsewhereError, currentId, idsOnPage, type OutboxEntry } from "@glossa/session";
import { OfflineCriteriaError } from "@glossa/session/offline";
import type { LoadedSession } from "@glossa/session/server";
import { tellError } from "../errors";
import { translate } from "../state/language";
import { notices } from "../state/notices";

const responses = responseNotices(notices, translate);

/** Shows a notice for a held entry whose record is not on screen; on screen, the save state shows it. */
export function tellHeld(session: LoadedSession, datasetId: string, entry: OutboxEntry): void {
  const { recordId } = entry;
  if (entry.datasetId !== datasetId || needsNoNotice(session, recordId)) return;
  responses.held(entry, () => void session.openRecord(recordId).catch(() => undefined));
  const stop = session.subscribe(() => {
    if (!needsNoNotice(session, recordId)) return;
    stop();
    responses.settled(recordId);
  });
}

/** Whether an answer may have been refused because the user can no longer open the dataset on screen. */
export function mayBeOfLost({ datasetId, hold }: OutboxEntry, ofDataset: string): boolean {
  return datasetId === ofDataset && hold?.kind === "refused" && (hold.status === 404 || hold.status === 403);
}

/** Shows why the records of criteria, or an action on them, were refused, or why nothing could be undone. */
export function tellRefused(error: unknown): void {
  if (error instanceof OfflineCriteriaError)
    notices.show({ tone: "warning", text: translate("offline.criteria") });
  else if (error instanceof ChangedElsewhereError)
    notices.show({ tone: "warning", text: translate("annotation.changedElsewhere") });
  else tellError(error);
}

/** Closes all notices about responses: they link to a page that the user has left. */
export function closeResponseNotices(): void {
  responses.close();
}

/**
 * Whether a record needs no notice: it is on screen now, its response needs no decision of the user, or an action on
 * several records runs, which ends with a notice about all of them.
 */
function needsNoNotice(session: LoadedSession, recordId: string): boolean {
  const state = session.getState();
  const one = state.recordStates[recordId];
  const isOnScreen = idsOnPage(state).includes(recordId);
  return isOnScreen || state.bulk.progress !== undefined || (one !== undefined && !one.entry?.hold);
}

/** Shows that unsaved changes were restored, with a link to the record if it is not on screen. */
export function tellRestored(session: LoadedSession, recordIds: readonly string[]): void {
  const [first] = recordIds;
  const isOnScreen = recordIds.includes(currentId(session.getState().queue) ?? "");
  const show = () => void (first && session.openRecord(first).catch(() => undefined));
  responses.restored(recordIds.length, isOnScreen ? undefined : show);
}
