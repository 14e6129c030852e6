import { useEffect } from "react";
import { applyKeyboardInset } from "./apply-keyboard-inset";

/** Keeps the page clear of the on-screen keyboard of a touch device. */
export function useKeyboardInset(): void {
  useEffect(() => (navigator.maxTouchPoints === 0 ? undefined : applyKeyboardInset()), []);
}
