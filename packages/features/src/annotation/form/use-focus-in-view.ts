import { type RefCallback, useCallback } from "react";

/**
 * A ref of a pane that scrolls: what has the focus in it stays in view when the pane becomes lower, because the hints below
 * it appear or the progress is opened. If the user has scrolled it out of view, it stays there.
 */
export function useFocusInView(): RefCallback<HTMLElement> {
  return useCallback((pane: HTMLElement | null) => {
    // Unit tests with jsdom have neither sizes nor the observer.
    if (!pane || typeof ResizeObserver === "undefined") return;
    // In one column the page scrolls, not the pane, whose height changes with each line that is written.
    const scrolls = () => /auto|scroll/.test(getComputedStyle(pane).overflowY);
    // At first, nobody has scrolled.
    let height = Number.POSITIVE_INFINITY;
    const observer = new ResizeObserver(() => {
      const { activeElement } = document;
      if (pane.clientHeight < height && scrolls() && activeElement && pane.contains(activeElement)) {
        const { top } = pane.getBoundingClientRect();
        const focused = activeElement.getBoundingClientRect();
        if (focused.bottom > top && focused.top < top + height)
          activeElement.scrollIntoView({ block: "nearest" });
      }
      height = pane.clientHeight;
    });
    observer.observe(pane);
    return () => observer.disconnect();
  }, []);
}
