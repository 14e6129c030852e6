import type { Outbox } from "@glossa/session";
import { openOutboxOver } from "@glossa/session/server";
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
    void openOutboxOver(server, userId, tell).then((opened) => {
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

const tell = {
  onNoStorage: () => {
    notices.show({ tone: "warning", text: translate("saving.noStorage"), isPermanent: true });
  },
  onSentEarlier: (count: number) => {
    notices.show({ tone: "info", text: translate("saving.sentEarlier", { count }) });
  },
  onOutage: () => {
    // This says all that the shorter notice does, and two of them would cover the page.
    const offline = notices.getSnapshot().find(({ text }) => text === translate("network.offline"));
    if (offline) notices.close(offline.id);
    const id = notices.show({ tone: "warning", text: translate("saving.outage"), isPermanent: true });
    return () => notices.close(id);
  },
};
