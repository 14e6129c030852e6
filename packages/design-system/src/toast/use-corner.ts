import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * Returns where notices are: in their usual corner, or in the other one if they would hide the focused element there
 * (WCAG 2.4.11). They move only when a notice or the focus comes, and are in the usual corner again once all are gone.
 */
export function useCorner(region: RefObject<HTMLElement | null>, count: number): "usual" | "other" {
  const [isOther, setIsOther] = useState(false);
  useLayoutEffect(() => {
    if (count === 0) return setIsOther(false);
    const look = () => {
      const { activeElement: focused } = document;
      const notices = region.current;
      if (!notices || !focused || focused === document.body || notices.contains(focused)) return;
      if (isHidden(focused.getBoundingClientRect(), notices.getBoundingClientRect()))
        setIsOther((before) => !before);
    };
    // After the browser has scrolled to the element.
    let frame = 0;
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    document.addEventListener("focusin", lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("focusin", lookSoon);
    };
  }, [region, count]);
  return isOther ? "other" : "usual";
}

/** Whether notices lie on an element. Of a larger one than they are, something stays visible. */
function isHidden(element: DOMRect, notices: DOMRect): boolean {
  const isBeside = element.right <= notices.left || element.left >= notices.right;
  const isAboveOrBelow = element.bottom <= notices.top || element.top >= notices.bottom;
  return !isBeside && !isAboveOrBelow && element.height <= notices.height;
}
