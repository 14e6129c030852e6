import { hasUnsaved, hasUnsent } from "@glossa/session";
import type { LoadedSession } from "@glossa/session/server";
import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { translate } from "../state/language";
import { notices } from "../state/notices";
import { useOutbox } from "../use-outbox";

/**
 * Asks before changes are lost that nobody has saved: in the browser's own words when the tab closes, in a
 * notice when another page of the app is opened. Answers that are stored here wait for the next visit instead.
 */
export function useLeaveGuard(session: LoadedSession): void {
  const outbox = useOutbox();
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      const state = session.getState();
      // Where the browser stores nothing, an answer is only in memory.
      const isVolatile = outbox?.isDurable === false && hasUnsent(state);
      if (isVolatile || hasUnsaved(state)) event.preventDefault();
    };
    window.addEventListener("beforeunload", onLeave);
    return () => window.removeEventListener("beforeunload", onLeave);
  }, [session, outbox]);

  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    // Who has to sign in has no choice, and comes back here.
    return to.pathname !== from.pathname && to.pathname !== "/sign-in" && hasUnsaved(session.getState());
  });
  useEffect(() => {
    if (blocker.state === "blocked") return askBefore(blocker.proceed, blocker.reset);
  }, [blocker]);
}

/** Asks before another page or set takes a submitted answer from sight whose changes nobody has submitted. */
export function useChangesGuard(session: LoadedSession, isAsked: boolean): void {
  useEffect(() => {
    if (isAsked) return askBefore(() => void session.ignoreChanges(), session.stay);
  }, [session, isAsked]);
}

function askBefore(onAction: () => void, onDismiss: () => void): () => void {
  const id = notices.show({
    tone: "warning",
    text: translate("leaving.title"),
    isPermanent: true,
    isReplacing: true,
    action: { label: translate("leaving.ignore"), onAction },
    onDismiss,
  });
  return () => notices.close(id);
}
