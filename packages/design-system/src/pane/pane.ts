/** The visible part of a pane on the screen. */
export interface Sight {
  top: number;
  bottom: number;
}

/** The nearest scrollable ancestor of an element, else the page. */
function paneOf(element: HTMLElement): Element {
  for (let pane = element.parentElement; pane; pane = pane.parentElement) {
    const isScrolling = /auto|scroll/.test(getComputedStyle(pane).overflowY);
    if (isScrolling && pane.scrollHeight > pane.clientHeight) return pane;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** The part of the screen in which an element is visible. */
export function sightOf(element: HTMLElement): Sight {
  const pane = paneOf(element);
  const screen = { top: 0, bottom: window.innerHeight };
  if (pane === document.scrollingElement) return screen;
  const { top, bottom } = pane.getBoundingClientRect();
  return { top: Math.max(top, screen.top), bottom: Math.min(bottom, screen.bottom) };
}

/** Overlap of two pages. */
const SHOWN_AGAIN = 64;

/**
 * Scrolls the pane of an element by a page. Returns the height on the screen at which the caret is then: unchanged, or
 * at the nearer edge if it was not visible; undefined if there is nothing left to scroll.
 */
export function scrollByPage(
  element: HTMLElement,
  direction: "back" | "on",
  caret: { top: number; height: number },
): number | undefined {
  const pane = paneOf(element);
  const { top, bottom } = sightOf(element);
  const before = pane.scrollTop;
  const page = Math.max(SHOWN_AGAIN, bottom - top - SHOWN_AGAIN);
  pane.scrollTop += direction === "on" ? page : -page;
  if (Math.abs(pane.scrollTop - before) < 1) return undefined;
  return Math.min(Math.max(caret.top, top + SHOWN_AGAIN), bottom - SHOWN_AGAIN - caret.height);
}

/** Scrolls the pane of an element so that a rectangle in it stands in the upper half, unless it is visible already. */
export function scrollToRect(element: HTMLElement, { top, bottom }: { top: number; bottom: number }): void {
  const sight = sightOf(element);
  if (top >= sight.top && bottom <= sight.bottom) return;
  paneOf(element).scrollTop += top - sight.top - (sight.bottom - sight.top) / 3;
}

/**
 * Scrolls the pane of an element so that a rectangle in it stands between two edges of the screen; where it does not fit,
 * its top does. Returns how many pixels are missing at the end of the pane.
 */
export function scrollBetween(
  element: HTMLElement,
  { top, bottom }: { top: number; bottom: number },
  edges: Sight,
): number {
  const wanted = Math.min(Math.max(bottom - edges.bottom, 0), top - edges.top);
  if (wanted === 0) return 0;
  const pane = paneOf(element);
  const before = pane.scrollTop;
  // A page may scroll smoothly by its style; then nothing would have moved yet. jsdom cannot scroll elements.
  pane.scrollTo?.({ top: before + wanted, behavior: "instant" });
  return Math.max(0, Math.ceil(wanted - (pane.scrollTop - before)));
}
