import { useLayoutEffect } from "react";

/** Removes the splash screen of `index.html` when the component, a page, is about to be painted. */
export function useEndOfSplashScreen(): void {
  useLayoutEffect(() => document.querySelector(".splash-screen")?.remove(), []);
}
