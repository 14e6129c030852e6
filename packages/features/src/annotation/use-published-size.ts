import { type RefCallback, useCallback } from "react";

/** Keeps custom properties of the page equal to the size of an element, for elements that must leave space for it. */
export function usePublishedSize(height: string, width?: string): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(() => {
        style.setProperty(height, `${element.offsetHeight}px`);
        if (width) style.setProperty(width, `${element.offsetWidth}px`);
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.removeProperty(height);
        if (width) style.removeProperty(width);
      };
    },
    [height, width],
  );
}
