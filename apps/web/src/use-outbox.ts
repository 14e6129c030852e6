import { type Outbox, openOutboxFor } from "@glossa/session";
import { noteConfirmed, ownerHere, reopenPacks } from "@glossa/session/offline";
import { responsesPort } from "@glossa/session/server";
import { createContext, use, useEffect, useState } from "react";
import { server } from "./session-server";
import { translate } from "./state/language";
import { notices } from "./state/notices";

const OutboxContext = createContext<Outbox | undefined>(undefined);

/** Hands the outbox to the pages below. */
export const OutboxProvider = OutboxContext.Provider;

/** The open outbox of the signed-in person; undefined while it opens. */
export function useOutbox(): Outbox | undefined {
  return use(OutboxContext);
}

/** Opens the outbox of a person for as long as they are signed in, sends what is left in it, and says so. */
export function useOpenOutbox(userId: string | undefined): Outbox | undefined {
  const [outbox, setOutbox] = useState<Outbox>();
  useEffect(() => {
    if (userId === undefined) return;
    let close: (() => void) | undefined;
    let isGone = false;
    void open(userId).then((opened) => {
      if (isGone) return opened.close();
      close = opened.close;
      setOutbox(opened.outbox);
    });
    return () => {
      isGone = true;
      close?.();
      setOutbox(undefined);
    };
  }, [userId]);
  return outbox;
}

async function open(userId: string) {
  reopenPacks(userId);
  const outbox = await openOutboxFor({ owner: ownerHere(userId), port: responsesPort(server, userId) });
  if (!outbox.isDurable) tellNoStorage();
  const { length: count } = await outbox.list();
  if (count > 0) notices.show({ tone: "info", text: translate("saving.sentEarlier", { count }) });
  await outbox.release();
  const stops = [tellTroubles(outbox), noteConfirmed(outbox)];
  const close = () => {
    for (const stop of stops) stop();
    outbox.close();
  };
  return { outbox, close };
}

function tellNoStorage(): void {
  notices.show({ tone: "warning", text: translate("saving.noStorage"), isPermanent: true });
}

/** One notice per outage, and one where storing ends; attempts speak through the badge of their record. */
function tellTroubles(outbox: Outbox): () => void {
  let notice: number | undefined;
  return outbox.subscribe(({ type }) => {
    if (type === "storageRefused") tellNoStorage();
    if (type === "outage") {
      notice = notices.show({ tone: "warning", text: translate("saving.outage"), isPermanent: true });
    }
    if (type === "recovered" && notice !== undefined) notices.close(notice);
  });
}
