import { useRef } from "react";

/** Handlers that bring the focus back to where it was: a layer that is opened by a state has no trigger to return to. */
export function useReturnedFocus() {
  const cameFrom = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      cameFrom.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    },
  };
}
