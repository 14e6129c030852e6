import { outboxNotices, useOpened } from "@glossa/features/shell";
import type { Outbox } from "@glossa/session";
import { openOutboxOver } from "@glossa/session/server";
import { createContext, use, useMemo } from "react";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { noteOutage } from "../state/outage";
import { server } from "./session-server";

const OutboxContext = createContext<Outbox | undefined>(undefined);

/** Provides the outbox to the components below. */
export const OutboxProvider = OutboxContext.Provider;

/** The open outbox of the signed-in user; undefined while it opens. */
export function useOutbox(): Outbox | undefined {
  return use(OutboxContext);
}

/** Opens the outbox of a user while they are signed in, sends its pending writes, and reports that. */
export function useOpenOutbox(userId: string | undefined): Outbox | undefined {
  const open = useMemo(
    () => (userId === undefined ? undefined : () => openOutboxOver(server, userId, tell)),
    [userId],
  );
  return useOpened(open)?.outbox;
}

const tell = outboxNotices(notices, translate, noteOutage);
