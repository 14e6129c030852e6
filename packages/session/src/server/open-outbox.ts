import { noteConfirmed } from "../offline/note-confirmed";
import { ownerHere, reopenPacks } from "../offline/owner";
import { type Outbox, openOutboxFor } from "../outbox/outbox";
import { responsesPort } from "./responses";
import type { AnnotationServer } from "./server";

/** What a person is told of the way that their answers take. */
export interface OutboxNotices {
  /** This browser keeps nothing, or has just ended to. */
  onNoStorage: () => void;
  /** So many answers from an earlier visit are sent now. */
  onSentEarlier: (count: number) => void;
  /** There is no connection; answers how to say that it is back. Attempts speak through the badge of their record. */
  onOutage: () => () => void;
}

/** Opens a person's outbox over a server, sends what is left in it, and tells what they should know of it. */
export async function openOutboxOver(
  server: AnnotationServer,
  userId: string,
  { onNoStorage, onSentEarlier, onOutage }: OutboxNotices,
): Promise<{ outbox: Outbox; close: () => void }> {
  reopenPacks(userId);
  const outbox = await openOutboxFor({ owner: ownerHere(userId), port: responsesPort(server, userId) });
  if (!outbox.isDurable) onNoStorage();
  const { length: left } = await outbox.list();
  if (left > 0) onSentEarlier(left);
  await outbox.release();
  let onBack: (() => void) | undefined;
  const stopTelling = outbox.subscribe(({ type }) => {
    if (type === "storageRefused") onNoStorage();
    if (type === "outage") onBack = onOutage();
    if (type === "recovered") onBack?.();
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
