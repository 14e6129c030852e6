import { type RefObject, useEffect, useRef } from "react";

/** Whether the caret may scroll the view to itself. */
export type Reveal = RefObject<boolean>;

/** Events of scrolling and pressing, after which the view must not move by itself. */
const byHand = ["wheel", "touchmove", "pointerdown"] as const;

/**
 * A key that moves the caret scrolls it into view, also if blocks around it are laid out a moment later. Any
 * wheel, touch or press ends that, so that the text never moves under a pointer.
 */
export function useReveal(): Reveal {
  const isWanted = useRef(false);
  useEffect(() => {
    const end = () => {
      isWanted.current = false;
    };
    for (const type of byHand) document.addEventListener(type, end, { capture: true, passive: true });
    return () => {
      for (const type of byHand) document.removeEventListener(type, end, { capture: true });
    };
  }, []);
  return isWanted;
}
