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

/**
 * Asks the user before another page or set hides unsubmitted changes of a submitted response. Each further attempt to leave
 * asks anew, so that screen readers say why nothing happens.
 */
export function useChangesGuard(session: LoadedSession): void {
  const asked = useStore(session, (state) => (isAsking(state) ? state.criteria.working : undefined));
  useEffect(() => {
    if (asked) return askBefore(() => void session.ignoreChanges(), session.stay);
  }, [session, asked]);
}
