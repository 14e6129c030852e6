import type { KeyboardEvent } from "react";

/**
 * A handler that scrolls what Tab has reached into view. The focus trap of Radix leads from the last control to the first
 * one, and back, without scrolling.
 */
export const tabInView = {
  onKeyDownCapture: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== "Tab") return;
    requestAnimationFrame(() => {
      const reached = document.activeElement;
      if (reached !== currentTarget && currentTarget.contains(reached))
        reached?.scrollIntoView({ block: "nearest" });
    });
  },
};
