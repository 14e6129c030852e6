import { leavingNotice, useUnloadGuard } from "@glossa/features/shell";
import { useEffect, useEffectEvent } from "react";
import { useBlocker } from "react-router-dom";
import { translate } from "./state/language";
import { notices } from "./state/notices";

interface Guarded {
  /** Whether another page of the app would lose changes. */
  isUnsaved: () => boolean;
  /** Whether closing the tab would. Default: the same. */
  isLostWithTab?: () => boolean;
  /** Somebody chose to stay. */
  onStay?: () => void;
}

/**
 * Asks before changes are lost that nobody has saved: in the browser's own words when the tab closes, in a
 * notice when another page of the app is opened.
 */
export function useLeaveGuard({ isUnsaved, isLostWithTab = isUnsaved, onStay }: Guarded): void {
  useUnloadGuard(isLostWithTab);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    // Who has to sign in has no choice, and comes back here.
    return to.pathname !== from.pathname && to.pathname !== "/sign-in" && isUnsaved();
  });
  const stay = useEffectEvent(() => {
    blocker.reset?.();
    onStay?.();
  });
  useEffect(() => {
    if (blocker.state === "blocked") return askBefore(blocker.proceed, () => stay());
  }, [blocker]);
}

/** Says that changes are about to go out of sight, until somebody decides; answers how to take it back. */
export const askBefore = leavingNotice(notices, translate);
