import { useLayoutEffect } from "react";
import { type GuardSign, guardAfter, isHeldAt, openGuard } from "./return-guard";

const passing = ["Tab", "Escape", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"];

/** Keeps keys from the page, before anything in it hears them, for as long as it is not sure who pressed them for what. */
export function useReturnGuard(): void {
  useLayoutEffect(() => {
    let guard = openGuard;
    const note = (sign: GuardSign, at: number) => {
      guard = guardAfter(guard, sign, at);
    };
    const look = ({ timeStamp }: Event) => {
      const isInFrame = document.activeElement instanceof HTMLIFrameElement;
      note(isInFrame ? "into" : "back", timeStamp);
    };
    const onPointerDown = ({ isTrusted, timeStamp }: Event) => isTrusted && note("press", timeStamp);
    const onKeyDown = (event: KeyboardEvent) => {
      const isHeld = isHeldAt(guard, event.timeStamp);
      note("key", event.timeStamp);
      if (!isHeld || passing.includes(event.key) || isTyping(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const stop = new AbortController();
    const capture = { signal: stop.signal, capture: true };
    window.addEventListener("blur", look, capture);
    window.addEventListener("focus", look, capture);
    window.addEventListener("pointerdown", onPointerDown, capture);
    window.addEventListener("keydown", onKeyDown, capture);
    return () => stop.abort();
  }, []);
}

/** Letters in a text are the text's: nothing is chosen or submitted by them, and whoever types sees them. */
function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && isTextInput.test(target.type));
  return isText && !ctrlKey && !metaKey && !altKey;
}
const isTextInput = /^(?:text|search|number|email|url|tel|password)$/;
