import { hasUnsaved, hasUnsent, isAsking } from "@glossa/session";
import type { LoadedSession } from "@glossa/session/server";
import { useEffect } from "react";
import { useStore } from "zustand";
import { askBefore, useLeaveGuard } from "../use-leave-guard";
import { useOutbox } from "../use-outbox";

/** Asks before changes of answers are lost that nobody has saved; those that are stored here wait for the next visit. */
export function useSessionGuard(session: LoadedSession): void {
  const outbox = useOutbox();
  const isUnsaved = () => hasUnsaved(session.getState());
  // Where the browser stores nothing, an answer is only in memory.
  const isVolatile = () => outbox?.isDurable === false && hasUnsent(session.getState());
  // What is kept in this browser is there again after a reload: nobody has to be asked.
  const isUnkept = () => isUnsaved() && !session.isAllKept();
  useLeaveGuard({ isUnsaved, isLostWithTab: () => isVolatile() || isUnkept() });
}

/** Asks before another page or set takes a submitted answer from sight whose changes nobody has submitted. */
export function useChangesGuard(session: LoadedSession): void {
  const isAsked = useStore(session, isAsking);
  useEffect(() => {
    if (isAsked) return askBefore(() => void session.ignoreChanges(), session.stay);
  }, [session, isAsked]);
}
