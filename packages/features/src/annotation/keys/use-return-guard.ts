import { useLayoutEffect } from "react";
import { type GuardSign, guardAfter, isHeldAt, openGuard } from "./return-guard";

const passing = ["Tab", "Escape", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"];

/** Blocks keys, before other listeners receive them, while it is uncertain what the user pressed them for. */
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

/** Whether a key edits a text: it chooses and submits nothing, and the user sees what it types. */
function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && isTextInput.test(target.type));
  return isText && !ctrlKey && !metaKey && !altKey;
}
const isTextInput = /^(?:text|search|number|email|url|tel|password)$/;
