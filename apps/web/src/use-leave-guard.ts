import { useLatest } from "@glossa/design-system";
import { leavingNotice, useUnloadGuard } from "@glossa/features/shell";
import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { translate } from "./state/language";
import { notices } from "./state/notices";

/** How often a question that is open looks whether there is still something to lose. */
const lookEvery = 250;

interface Guarded {
  /** Whether another page of the app would lose changes. */
  isUnsaved: () => boolean;
  /** Whether closing the tab would lose changes. Default: the same. */
  isLostWithTab?: () => boolean;
  /**
   * What would be lost.
   *
   * @default that changes were not submitted
   */
  text?: string;
  /** Called when the user chooses to stay. */
  onStay?: () => void;
}

/**
 * Asks the user before unsaved changes are lost: in a dialog of the browser when the tab closes, in a notice when
 * another page of the app is opened. The notice closes as soon as nothing is left to lose: the user has saved meanwhile.
 */
export function useLeaveGuard({ isUnsaved, isLostWithTab = isUnsaved, text, onStay }: Guarded): void {
  useUnloadGuard(isLostWithTab);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    // A user who has to sign in again has no choice, and returns here afterwards.
    return to.pathname !== from.pathname && to.pathname !== "/sign-in" && isUnsaved();
  });
  const stay = useLatest(() => {
    blocker.reset?.();
    onStay?.();
  });
  const isStillUnsaved = useLatest(isUnsaved);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const close = askBefore(blocker.proceed, () => stay(), text);
    // Looked at from time to time: what is unsaved is kept in stores, references and running imports.
    const timer = setInterval(() => !isStillUnsaved() && blocker.reset(), lookEvery);
    return () => {
      clearInterval(timer);
      close();
    };
  }, [blocker, text]);
}

/** Shows that changes are about to be hidden until the user decides; returns a function that closes the notice. */
export const askBefore = leavingNotice(notices, translate);
