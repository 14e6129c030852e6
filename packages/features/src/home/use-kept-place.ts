import { useLatest } from "@glossa/design-system";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Where the user was in the list of datasets. */
export interface ListPlace {
  /** How many rows were rendered. */
  rows: number;
  /** How far the list was scrolled, in pixels. */
  top: number;
  /** The address of the link that had the focus. */
  focused: string | undefined;
}

/** A place that outlives the page: the user comes back to it. */
export interface KeptPlace {
  read: () => ListPlace | undefined;
  write: (place: ListPlace) => void;
}

/**
 * Restores the place in a list once it is loaded, and stores it when the page is left.
 *
 * @param kept where it is stored
 * @param isLoaded whether the rows are rendered
 * @param rows how many of them
 */
export function useKeptPlace(
  kept: KeptPlace | undefined,
  isLoaded: boolean,
  rows: number,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const isRestored = useRef(false);
  useEffect(() => {
    if (!isLoaded || isRestored.current) return;
    isRestored.current = true;
    const place = kept?.read();
    if (!place) return;
    const link = [...(list.current?.querySelectorAll("a") ?? [])].find(
      (one) => one.getAttribute("href") === place.focused,
    );
    link?.focus({ preventScroll: true });
    for (const scroller of scrollersOf(list.current)) scroller.scrollTop = place.top;
  }, [isLoaded, kept]);
  const store = useLatest(() => {
    if (!isRestored.current) return;
    const top = Math.max(0, ...scrollersOf(list.current).map(({ scrollTop }) => scrollTop));
    const focused = list.current?.contains(document.activeElement)
      ? document.activeElement?.getAttribute("href")
      : undefined;
    kept?.write({ rows, top, focused: focused ?? undefined });
  });
  // While the page is still in the document.
  useLayoutEffect(() => () => store(), []);
  return list;
}

/** The element around the list that scrolls, which depends on the width of the window. */
function scrollersOf(list: Element | null): Element[] {
  const main = list?.closest("main");
  return [main, main?.parentElement].filter((one) => one !== null && one !== undefined);
}
