import { outboxNotices, useOpened } from "@glossa/features/shell";
import type { Outbox } from "@glossa/session";
import { openOutboxOver } from "@glossa/session/server";
import { createContext, use, useMemo } from "react";
import { server } from "./session-server";
import { translate } from "./state/language";
import { notices } from "./state/notices";
import { noteOutage } from "./state/outage";

const OutboxContext = createContext<Outbox | undefined>(undefined);

/** Hands the outbox to the pages below. */
export const OutboxProvider = OutboxContext.Provider;

/** The open outbox of the signed-in person; undefined while it opens. */
export function useOutbox(): Outbox | undefined {
  return use(OutboxContext);
}

/** Opens the outbox of a person for as long as they are signed in, sends what is left in it, and says so. */
export function useOpenOutbox(userId: string | undefined): Outbox | undefined {
  const open = useMemo(
    () => (userId === undefined ? undefined : () => openOutboxOver(server, userId, tell)),
    [userId],
  );
  return useOpened(open)?.outbox;
}

const tell = outboxNotices(notices, translate, noteOutage);
