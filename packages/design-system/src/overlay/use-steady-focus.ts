import { type FocusEvent, useRef } from "react";

/**
 * Handlers that let the focus arrive where it is going. Radix moves it to the overlay itself if something in it is removed
 * while no element has the focus, and between two fields none has: a hint that an error replaces is enough.
 */
export function useSteadyFocus() {
  const next = useRef<EventTarget | null>(null);
  return {
    onBlurCapture: ({ relatedTarget }: FocusEvent) => {
      next.current = relatedTarget;
    },
    onFocusCapture: ({ target, currentTarget }: FocusEvent) => {
      const goal = next.current;
      next.current = null;
      if (target !== currentTarget || goal === currentTarget || !(goal instanceof HTMLElement)) return;
      if (currentTarget.contains(goal)) goal.focus();
    },
  };
}
