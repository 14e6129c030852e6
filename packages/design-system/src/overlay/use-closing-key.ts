import { useEffect } from "react";
import { useLatest } from "../latest";

const modifiers = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "Tab"]);

/**
 * Calls `onKey` for a key press anywhere on the page while something is shown for the pointer: the user is doing something
 * else now. Modifier keys alone, Tab, and keys of the browser such as those that zoom do not count.
 */
export function useClosingKey(isShown: boolean, onKey: () => void): void {
  const latest = useLatest(onKey);
  useEffect(() => {
    if (!isShown) return;
    const look = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (!modifiers.has(key) && !ctrlKey && !metaKey) latest();
    };
    // Captured: widgets stop the keys that they handle.
    document.addEventListener("keydown", look, { capture: true });
    return () => document.removeEventListener("keydown", look, { capture: true });
  }, [isShown]);
}
