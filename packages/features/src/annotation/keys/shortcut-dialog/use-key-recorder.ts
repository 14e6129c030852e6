import { useLatest } from "@glossa/design-system";
import { useEffect, useState } from "react";
import type { CommandId } from "../commands";
import { keyName } from "../key-name";

const modifiers = ["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock", "Dead", "Unidentified"];

/**
 * Records the keys for a command, before any other listener: the next key press that is more than a modifier counts,
 * Escape cancels, and so does Tab, which moves on to the next command.
 */
export function useKeyRecorder(isMac: boolean, onKey: (id: CommandId, key: string) => void) {
  const [recording, setRecording] = useState<CommandId>();
  const record = useLatest((event: KeyboardEvent) => {
    if (event.isComposing || modifiers.includes(event.key)) return;
    if (event.key === "Tab") return setRecording(undefined);
    event.preventDefault();
    event.stopImmediatePropagation();
    const key = keyName(event, isMac);
    setRecording(undefined);
    if (recording && key && key !== "Escape") onKey(recording, key);
  });
  useEffect(() => {
    if (!recording) return;
    const onKeyDown = (event: KeyboardEvent) => record(event);
    // The window receives the event before the dialog does, which Escape would close.
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [recording]);
  return { recording, setRecording };
}
