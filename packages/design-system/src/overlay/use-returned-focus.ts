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
      focusOn(cameFrom.current.find((element) => element.isConnected) ?? page());
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
  return overlay ? [element, ...(open.at(-1) ?? [])] : [element, ...aroundRow(element)];
}

/**
 * Where to go on in a list: after an action, the row may offer others; if it was removed, the same button of the next row
 * has its place, or that of the row before, or the list is empty.
 */
function aroundRow(element: HTMLElement): Origins {
  const row = element.closest("tr, li");
  if (!row) return [];
  const place = controlsOf(row).indexOf(element);
  const neighbours = [row.nextElementSibling, row.previousElementSibling].flatMap((other) => {
    const controls = controlsOf(other);
    return controls[place] ?? controls[0] ?? [];
  });
  const heading = row.closest("section")?.querySelector<HTMLElement>("h1, h2, h3, h4");
  return [...controlsOf(row), ...neighbours, ...(heading ? [heading] : [])];
}

function controlsOf(row: Element | null): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>("a[href], button:enabled") ?? [])];
}

/** Nothing of what opened the overlay is left: the next Tab moves on from the content of the page, not from the top. */
function page(): HTMLElement | null {
  return document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
}

function focusOn(element: HTMLElement | null): void {
  if (element && element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.tabIndex = -1;
  element?.focus();
}
