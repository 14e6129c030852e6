import { noteConfirmed } from "../offline/note-confirmed";
import { ownerHere, reopenOfflineCopies } from "../offline/owner";
import { isReleasable } from "../outbox/entry";
import { openOutboxFor } from "../outbox/open-outbox-for";
import type { Outbox, StorageLack } from "../outbox/outbox";
import type { WaitReason } from "../outbox/wait-reason";
import { responsesPort } from "./responses";
import type { AnnotationServer } from "./server";

/** The notices about sending that a user can see. */
export interface OutboxNotices {
  /** This browser cannot store data, or no longer can. */
  onNoStorage: (why: StorageLack) => void;
  /** The browser had deleted unsent responses or unsaved changes, and this page has stored them again. */
  onStoredAgain?: () => void;
  /** How many responses from an earlier visit are being sent now. */
  onSentEarlier: (count: number) => void;
  /**
   * The server is unreachable, or does not store responses for now for a reason that it has told. Returns a function that
   * reports the end of the outage. Attempts are shown in the save state of their record.
   */
  onOutage: (why?: WaitReason) => () => void;
}

/**
 * Opens a user's outbox for a server, sends what is left in it, and reports notices.
 *
 * @param server where responses are sent
 * @param userId whose outbox it is
 * @param notices called with what a user should know; the save state of each response shows most of it as well
 * @example
 * const { outbox, close } = await openOutboxOver({ api: makeClient({ baseUrl: "" }) }, "user-1", {
 *   onNoStorage: () => console.warn("Responses are kept in this tab only."),
 *   onSentEarlier: (count) => console.info(`Sending ${count} earlier responses`),
 *   onOutage: () => () => console.info("Connected again"),
 * });
 */
export async function openOutboxOver(
  server: AnnotationServer,
  userId: string,
  { onNoStorage, onStoredAgain, onSentEarlier, onOutage }: Partial<OutboxNotices> = {},
): Promise<{ outbox: Outbox; close: () => void }> {
  reopenOfflineCopies(userId);
  const outbox = await openOutboxFor({ owner: ownerHere(userId), port: responsesPort(server, userId) });
  let isStorageReported = false;
  const reportNoStorage = (why: StorageLack) => {
    if (!isStorageReported) onNoStorage?.(why);
    isStorageReported = true;
  };
  if (outbox.lack) reportNoStorage(outbox.lack);
  const left = (await outbox.list()).filter(({ hold }) => hold === null || isReleasable(hold));
  if (left.length > 0) onSentEarlier?.(left.length);
  await outbox.release();
  let onBack: (() => void) | undefined;
  const stopTelling = outbox.subscribe((event) => {
    const { type } = event;
    if (type === "storageRefused") reportNoStorage(event.why);
    if (type === "storedAgain") onStoredAgain?.();
    if (type === "outage") onBack = onOutage?.(event.why);
    if (type === "recovered") {
      onBack?.();
      onBack = undefined;
    }
  });
  const stopNoting = noteConfirmed(outbox);
  const close = () => {
    stopTelling();
    stopNoting();
    onBack?.();
    outbox.close();
  };
  return { outbox, close };
}
