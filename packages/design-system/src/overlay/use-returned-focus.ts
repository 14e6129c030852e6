import { type RefObject, useInsertionEffect, useRef } from "react";

/** Where each open overlay returns the focus to: an overlay that opens from another one may outlive it. */
const origins = new WeakMap<EventTarget, readonly HTMLElement[]>();
/** Those of the overlay that opened last, until it closes: another that takes its place finds its controls gone. */
let latest: readonly HTMLElement[] = [];

/**
 * Handlers that return the focus to where it was: an overlay that is opened by state has no trigger to return to.
 *
 * @param isOpen whether the overlay is shown
 * @param first what has the focus while it is open; default: the first control
 */
export function useReturnedFocus(isOpen: boolean, first?: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<readonly HTMLElement[]>([]);
  // Before a field in the overlay gets the focus by `autoFocus`.
  useInsertionEffect(() => {
    if (!isOpen) return;
    const { activeElement, body } = document;
    cameFrom.current = activeElement === body ? latest : originsOf(activeElement);
    latest = cameFrom.current;
  }, [isOpen]);
  return {
    onOpenAutoFocus: (event: Event) => {
      if (event.target) origins.set(event.target, cameFrom.current);
      if (!first?.current) return;
      event.preventDefault();
      first.current.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (latest === cameFrom.current) latest = [];
      (cameFrom.current.find((element) => element.isConnected) ?? page())?.focus();
    },
  };
}

/** An element, and what to return to if it goes: the button of its menu, what its overlay was opened from. */
function originsOf(element: Element | null): readonly HTMLElement[] {
  if (!(element instanceof HTMLElement)) return [];
  const overlay = element.closest('[role="menu"], [role="dialog"], [role="alertdialog"]');
  if (overlay?.role !== "menu") return [element, ...((overlay && origins.get(overlay)) ?? [])];
  // The menu is closing: its item is still there, but will not be.
  const opener = document.getElementById(overlay.getAttribute("aria-labelledby") ?? "");
  return opener ? originsOf(opener) : [];
}

/** What opened the overlay is gone, such as the row that was deleted: the next Tab goes on in the page, not at its start. */
function page(): HTMLElement | null {
  const main = document.querySelector<HTMLElement>("main");
  if (main && !main.hasAttribute("tabindex")) main.tabIndex = -1;
  return main;
}
