import { useCallback } from "react";
import { footHeight } from "./Dialog.css";

/**
 * A ref of the buttons of a dialog, which stay in view over its content. What scrolls learns their height, however many
 * rows they take, so that what gets the focus is scrolled to a place above them.
 */
export function useFootRoom() {
  return useCallback((foot: HTMLElement | null) => {
    const around = foot?.closest<HTMLElement>("[data-scrim]");
    // Unit tests with jsdom have neither sizes nor the observer.
    if (!foot || !around || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      around.style.setProperty(footHeight, `${foot.offsetHeight}px`);
    });
    observer.observe(foot);
    return () => {
      observer.disconnect();
      around.style.removeProperty(footHeight);
    };
  }, []);
}
