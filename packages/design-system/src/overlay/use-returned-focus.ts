import { type RefObject, useRef } from "react";

/**
 * Handlers that return the focus to where it was: an overlay that is opened by state has no trigger to return to.
 *
 * @param first what has the focus while it is open; default: the first control
 */
export function useReturnedFocus(first?: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      cameFrom.current = lasting(document.activeElement);
      if (!first?.current) return;
      event.preventDefault();
      first.current.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    },
  };
}

/** An item of a menu goes with its menu: the focus returns to the button that had opened that. */
function lasting(element: Element | null): Element | null {
  const opener = element?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  return opener ? document.getElementById(opener) : element;
}
