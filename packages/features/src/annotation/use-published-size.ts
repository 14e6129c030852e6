import { type RefCallback, useCallback } from "react";
import { setRootProperty } from "./root-style";

/** Keeps custom properties of the page equal to the size of an element, for elements that must leave space for it. */
export function usePublishedSize(height: string, width?: string): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      // The observed sizes: reading them from the element would compute the styles of the page again.
      const observer = new ResizeObserver(([entry]) => {
        const [box] = entry?.borderBoxSize ?? [];
        if (!box) return;
        setRootProperty(height, `${Math.round(box.blockSize)}px`);
        if (width) setRootProperty(width, `${Math.round(box.inlineSize)}px`);
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        setRootProperty(height, undefined);
        if (width) setRootProperty(width, undefined);
      };
    },
    [height, width],
  );
}
