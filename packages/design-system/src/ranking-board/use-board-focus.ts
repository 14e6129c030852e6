import { useEffect, useLayoutEffect, useRef } from "react";
import { digitWait } from "../digits";
import type { OpenItems } from "./use-open-items";

interface Item {
  id: string;
  rank: number | null;
}

/** How the focus follows an item that gets a rank. */
export interface Following {
  /** Whether a further digit may change the rank. */
  isWaiting: boolean;
  /** Called if every item is ranked once the number is complete. */
  onComplete?: (() => void) | undefined;
}

/**
 * Moves the focus with the items: a moved item keeps it; once its number is complete, the next item that needs a rank
 * gets it.
 */
export function useBoardFocus(
  root: { current: HTMLElement | null },
  items: readonly Item[],
  openItems: OpenItems,
) {
  const requested = useRef<Following & { id: string }>(undefined);
  /** The item with the focus, and one whose element is gone because its rank has changed elsewhere: by undo. */
  const held = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(items);
  useEffect(() => () => clearTimeout(timer.current), []);

  const focusItem = (id: string) =>
    root.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)?.focus();
  const focusNext = ({ onComplete }: Following) => {
    const next = latest.current.find(openItems.isOpen);
    if (next) focusItem(next.id);
    else onComplete?.();
  };
  // Before anything is painted: a moved item is a new element, and the focus fell off with the old one. The next key
  // may come as soon, and is meant for the next item.
  useLayoutEffect(() => {
    latest.current = items;
    if (requested.current === undefined) {
      if (held.current !== undefined && !root.current?.contains(document.activeElement))
        focusItem(held.current);
      return;
    }
    const following = requested.current;
    requested.current = undefined;
    focusItem(following.id);
    if (!following.isWaiting) focusNext(following);
  });

  return {
    /** To be called when an item gets the focus. */
    onFocus(id: string) {
      held.current = id;
    },
    /** To be called when the element of an item loses the focus. */
    onBlur(element: Element) {
      if (element.isConnected) held.current = undefined;
    },
    /** To be called when an item gets a rank. */
    follow(id: string, following: Following) {
      requested.current = { id, ...following };
      clearTimeout(timer.current);
      if (!following.isWaiting) return;
      timer.current = setTimeout(() => {
        if (document.activeElement?.getAttribute("data-item") === id) focusNext(following);
      }, digitWait);
    },
  };
}
