import { useEffect } from "react";
import { makeRoom } from "./virtual-keyboard";

/** Makes room for the on-screen keyboard of a touch device. */
export function useKeyboardRoom(): void {
  useEffect(() => (navigator.maxTouchPoints === 0 ? undefined : makeRoom()), []);
}
