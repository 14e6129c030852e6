import { useLayoutEffect } from "react";

/** Removes the first frame of `index.html` when the component, a page, is about to be painted. */
export function useEndOfFirstFrame(): void {
  useLayoutEffect(() => document.querySelector(".first-frame")?.remove(), []);
}
