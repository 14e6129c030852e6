import type { PasskeyAssertion } from "@glossa/contract";
import { useEffect, useRef } from "react";
import { assertPasskey, cancelPasskey, hasPasskeyAutofill } from "./browser";

/** A challenge is valid for five minutes: a page that stays open asks for another one before. */
const RENEWED_EVERY = 4 * 60_000;

/**
 * Offers passkeys in the list of usernames that the browser shows in the form, where it does. Once one was chosen there
 * and the server has refused it, only the button asks again: an authenticator that needs no gesture would return the
 * same passkey without end.
 */
export function usePasskeyAutofill(isOn: boolean, onAssertion: (assertion: PasskeyAssertion) => void): void {
  const hasReturned = useRef(false);
  useEffect(() => {
    if (!isOn || hasReturned.current) return;
    let isGone = false;
    const offer = async () => {
      try {
        const assertion = await assertPasskey({ byAutofill: true });
        if (isGone) return;
        hasReturned.current = true;
        onAssertion(assertion);
      } catch {
        // Nobody has asked for it: the form and the button stay.
      }
    };
    let timer: ReturnType<typeof setInterval> | undefined;
    void hasPasskeyAutofill().then((isAvailable) => {
      if (isGone || !isAvailable) return;
      void offer();
      timer = setInterval(() => void offer(), RENEWED_EVERY);
    });
    return () => {
      isGone = true;
      clearInterval(timer);
      void cancelPasskey();
    };
  }, [isOn, onAssertion]);
}
