import { type RefObject, useInsertionEffect, useRef } from "react";

/** Elements to return to, the first that is still in the page. */
type Origins = readonly HTMLElement[];

/** The origins of the open overlays, the latest last. */
const open: Origins[] = [];

/**
 * Handlers that return the focus to where it was: an overlay that is opened by state has no trigger to return to.
 *
 * @param isOpen whether the overlay is shown
 * @param first what has the focus while it is open; default: the first control
 */
export function useReturnedFocus(isOpen: boolean, first?: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<Origins>([]);
  // Before a field in the overlay gets the focus by `autoFocus`.
  useInsertionEffect(() => {
    if (!isOpen) return;
    cameFrom.current = originsOf(document.activeElement);
    open.push(cameFrom.current);
  }, [isOpen]);
  return {
    onOpenAutoFocus: (event: Event) => {
      if (!first?.current) return;
      event.preventDefault();
      first.current.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const place = open.indexOf(cameFrom.current);
      if (place >= 0) open.splice(place, 1);
      (cameFrom.current.find((element) => element.isConnected) ?? page())?.focus();
    },
  };
}

/** An element, and what to return to if it goes: the button of its menu, or what its overlay was opened from. */
function originsOf(element: Element | null): Origins {
  if (!(element instanceof HTMLElement)) return [];
  const overlay = element.closest('[role="menu"], [role="dialog"], [role="alertdialog"]');
  // The menu is closing: its item is still there, but will not be.
  if (overlay?.role === "menu")
    return originsOf(document.getElementById(overlay.getAttribute("aria-labelledby") ?? ""));
  // Without a focus, the overlay that had it has just made room for this one.
  if (element === document.body) return open.at(-1) ?? [];
  return overlay ? [element, ...(open.at(-1) ?? [])] : [element, ...othersInRow(element)];
}

/** The other buttons in the row of an element: after an action, the row may offer others. */
function othersInRow(element: HTMLElement): Origins {
  return [...(element.closest("tr, li")?.querySelectorAll<HTMLElement>("a[href], button") ?? [])];
}

/** What opened the overlay was removed, such as a deleted row: the next Tab moves on from there, not from the top. */
function page(): HTMLElement | null {
  const main = document.querySelector<HTMLElement>("main");
  if (main && !main.hasAttribute("tabindex")) main.tabIndex = -1;
  return main;
}
