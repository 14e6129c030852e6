import { type RefCallback, useCallback } from "react";
import { footHeight } from "./Dialog.css";

/** Publishes the height of the foot to what scrolls the dialog, so that a control that gets the focus is not below the foot. */
export function useFootRoom(): RefCallback<HTMLElement> {
  return useCallback((foot: HTMLElement | null) => {
    const scrim = foot?.closest<HTMLElement>("[data-modal]")?.parentElement;
    if (!foot || !scrim) return;
    const observer = new ResizeObserver(([entry]) => {
      const [box] = entry?.borderBoxSize ?? [];
      if (box) scrim.style.setProperty(footHeight, `${Math.ceil(box.blockSize)}px`);
    });
    observer.observe(foot);
    return () => {
      observer.disconnect();
      scrim.style.removeProperty(footHeight);
    };
  }, []);
}
