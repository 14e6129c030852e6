import { hasPendingWrites, hasUnsaved, hasUnsavedOnScreen, isAsking } from "@glossa/session";
import type { LoadedSession } from "@glossa/session/server";
import { useEffect } from "react";
import { useStore } from "zustand";
import { useOutbox } from "../outbox/use-outbox";
import { askBefore, useLeaveGuard } from "../use-leave-guard";

/** Asks the user before unsaved changes are lost; kept drafts are restored on the next visit. */
export function useSessionGuard(session: LoadedSession): void {
  const outbox = useOutbox();
  // Where the browser stores nothing, a response is only in memory.
  const isVolatile = () => outbox?.isDurable === false && hasPendingWrites(session.getState());
  // Kept drafts are restored after a reload, so no confirmation is needed.
  const isUnkept = () => hasUnsaved(session.getState()) && !session.isAllKept();
  // A user who leaves a record in the middle may have forgotten to submit it.
  const isUnsaved = () => hasUnsavedOnScreen(session.getState()) || isUnkept();
  useLeaveGuard({ isUnsaved, isLostWithTab: () => isVolatile() || isUnkept() });
}

/** Asks the user before another page or set hides unsubmitted changes of a submitted response. */
export function useChangesGuard(session: LoadedSession): void {
  const isAsked = useStore(session, isAsking);
  useEffect(() => {
    if (isAsked) return askBefore(() => void session.ignoreChanges(), session.stay);
  }, [session, isAsked]);
}
